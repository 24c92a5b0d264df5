package org.tiengow.swing.view.table.layout;

import java.awt.Rectangle;

/**
 * Where the seats of a table stand around what lies in its middle. Places are counted from 0, which is yours, in playing
 * order.
 *
 * @param layout what stands in the middle
 * @param clockwise whether the next player sits on the left
 */
public record SeatLayout(TableLayout layout, boolean clockwise) {
    /** On which side a seat sits: the next player on the right, under {@code CLOCKWISE} on the left. */
    public Side side(int place) {
        if (place == 0) {
            return Side.SELF;
        }
        if (layout.players() == 2 || layout.players() == 4 && place == 2) {
            return Side.OPPOSITE;
        }
        return place == 1 == clockwise ? Side.LEFT : Side.RIGHT;
    }

    /** A seat's plate. */
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

    /** As on which side a seat is set out. */
    public Side setOut(int place) {
        return layout.setOut(side(place));
    }

    /**
     * All parts of a seat.
     *
     * @param actsRight where the row of buttons ends
     */
    public SeatPlace of(int place, int actsRight) {
        return SeatPlace.of(layout, setOut(place), plate(place), actsRight);
    }

    /** With its open hand beside it, the plate opposite moves to the left, so that both together stand in the middle. */
    private int oppositeLeft() {
        int free = layout.feltWidth() - layout.plateWidth();
        if (!layout.isOpen()) {
            return free / 2;
        }
        OpenHands hands = new OpenHands(layout);
        return Math.max(hands.bankerRoom(), (free - hands.besidePlate()) / 2);
    }
}
