package org.tiengow.swing.view.card;

import org.tiengow.swing.theme.Scale;

/**
 * How the card makes use of its width.
 *
 * @param columns how many ranks stand in a row; 1: each has a row to itself, its names beside the tile
 */
record CardForm(int columns) {
    static final CardForm ONE_COLUMN = new CardForm(1);

    private static final int MOST = 11;
    private static final int LEAST = 4;
    private static final int COLUMN = 102;
    private static final int MARGINS = 96;

    /** The form of a sheet of this width, in pixels. */
    static CardForm ofSheet(int width) {
        int columns = Math.min(MOST, (width - Scale.px(MARGINS)) / Scale.px(COLUMN));
        if (columns < LEAST) {
            return ONE_COLUMN;
        }
        int rows = (MOST + columns - 1) / columns;
        return new CardForm((MOST + rows - 1) / rows);
    }

    /** Whether the suit with fewer ranks leaves room beside them. */
    boolean hasRoomForSupreme() {
        return columns == MOST;
    }

    boolean isOneColumn() {
        return columns == 1;
    }
}
