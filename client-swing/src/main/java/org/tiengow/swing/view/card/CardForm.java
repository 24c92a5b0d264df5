package org.tiengow.swing.view.card;

import org.tiengow.swing.theme.Scale;

/**
 * The arrangement of the card for a width.
 *
 * @param columns the number of tiles in a row; 1 puts everything into one column
 */
record CardForm(int columns) {
    static final CardForm ONE_COLUMN = new CardForm(1);

    /** Columns of the civil suit when the military suit lies beside it. */
    static final int CIVIL = 3;

    /** Columns of the military suit beside the civil suit. */
    static final int MILITARY = 2;

    private static final int COLUMN = 212;
    private static final int MARGINS = 96;

    /** Returns the form of a sheet with this width in pixels. */
    static CardForm ofSheet(int width) {
        int columns = (width - Scale.px(MARGINS)) / Scale.px(COLUMN);
        return new CardForm(Math.max(1, Math.min(CIVIL + MILITARY, columns)));
    }

    /** Checks whether both suits lie side by side. */
    boolean isWide() {
        return columns == CIVIL + MILITARY;
    }

    boolean isOneColumn() {
        return columns == 1;
    }
}
