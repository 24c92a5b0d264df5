package org.tiengow.swing.view.card;

import org.tiengow.swing.theme.Scale;

/**
 * How the card makes use of its width.
 *
 * @param columns how many tiles stand in a row; 1: one column with everything, from top to bottom
 */
record CardForm(int columns) {
    static final CardForm ONE_COLUMN = new CardForm(1);

    /** How many columns the civil suit has where the military one stands beside it. */
    static final int CIVIL = 3;

    /** How many columns the military suit has there. */
    static final int MILITARY = 2;

    private static final int COLUMN = 212;
    private static final int MARGINS = 96;

    /** The form of a sheet of this width, in pixels. */
    static CardForm ofSheet(int width) {
        int columns = (width - Scale.px(MARGINS)) / Scale.px(COLUMN);
        return new CardForm(Math.max(1, Math.min(CIVIL + MILITARY, columns)));
    }

    /** Whether both suits stand side by side. */
    boolean isWide() {
        return columns == CIVIL + MILITARY;
    }

    boolean isOneColumn() {
        return columns == 1;
    }
}
