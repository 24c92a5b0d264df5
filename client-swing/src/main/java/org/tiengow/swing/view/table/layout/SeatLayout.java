package org.tiengow.swing.view.table.layout;

import java.awt.Rectangle;

/**
 * The layout of the seats around the middle of the table. Places count from 0, the viewer's own, in playing order.
 *
 * @param layout the middle of the table
 * @param clockwise whether the next player sits on the left
 */
public record SeatLayout(TableLayout layout, boolean clockwise) {
    /** Returns the side on which a seat sits. The next player sits on the right, or on the left if the game runs {@code CLOCKWISE}. */
    public Side side(int place) {
        if (place == 0) {
            return Side.SELF;
        }
        if (layout.players() == 2 || layout.players() == 4 && place == 2) {
            return Side.OPPOSITE;
        }
        return place == 1 == clockwise ? Side.LEFT : Side.RIGHT;
    }

    /** Returns the bounds of a seat's plate. */
    public Rectangle plate(int place) {
        int wide = layout.plateWidth();
        int high = layout.plateHeight();
        return switch (side(place)) {
            case SELF -> layout.ownPlate();
            case OPPOSITE -> new Rectangle(oppositeLeft(), layout.plateTop(), wide, high);
            case LEFT -> new Rectangle(layout.margin(), layout.sideTop(), wide, high);
            case RIGHT -> new Rectangle(layout.feltWidth() - layout.margin() - wide, layout.sideTop(), wide, high);
        };
    }

    /** Returns the side of the felt on which the seat is laid out. */
    public Side displaySide(int place) {
        return layout.displaySide(side(place));
    }

    /**
     * Returns the bounds of all parts of a seat.
     *
     * @param actsRight the right end of the row of buttons
     */
    public SeatPlace of(int place, int actsRight) {
        return SeatPlace.of(layout, displaySide(place), plate(place), actsRight);
    }

    /** Returns the left edge of the plate opposite. An open hand beside it moves it to the left, so that both together are centred. */
    private int oppositeLeft() {
        int free = layout.feltWidth() - layout.plateWidth();
        if (!layout.isOpen()) {
            return free / 2;
        }
        OpenHands hands = new OpenHands(layout);
        return Math.max(hands.bankerRoom(), (free - hands.besidePlate()) / 2);
    }
}
