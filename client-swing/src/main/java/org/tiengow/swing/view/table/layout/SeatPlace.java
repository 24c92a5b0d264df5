package org.tiengow.swing.view.table.layout;

import java.awt.Rectangle;
import org.tiengow.swing.tile.Piles;

/**
 * The bounds of the parts of a seat on the felt. They overlap neither each other nor those of other seats.
 *
 * <pre>
 * side seats     opposite                          you               you, beside the buttons
 * coin dice      Banker dice coin PLATE tiles stacks   coin dice                       coin dice
 * PLATE                                            stacks            PLATE  buttons  stacks
 * tiles                                            PLATE             or
 *                                                                    PLATE  buttons  coin dice stacks
 * stacks
 * </pre>
 *
 * @param plate the plate
 * @param banker the room for the banker's mark
 * @param tiles the room for the backs of the remaining tiles, with their number; empty for the viewer
 * @param stacks the room for the stacks, with their number
 * @param pile the width of one stack
 */
public record SeatPlace(Rectangle plate, Rectangle banker, Rectangle tiles, Rectangle stacks, double pile) {
    private static final int CORNER = 156;
    private static final int STACKS = 128;
    private static final int LEAST_STACKS = 48;
    private static final int ROW_STACKS = 104;
    private static final int COMPACT_STACKS = 92;
    private static final int LOW_STACKS = 76;
    /** Least width beside the buttons for a compact row of coin, rate and stacks. */
    private static final int COMPACT_ROW = 152;

    private static final int LOW_ROW = 136;
    /** Room at the right of a low felt for the button of the drawer, which is beside the plate opposite there. */
    private static final int DRAWER = 100;

    /**
     * Computes the bounds of a seat.
     *
     * @param actsRight the right end of the row of buttons
     */
    public static SeatPlace of(TableLayout layout, Side side, Rectangle plate, int actsRight) {
        double pile = layout.tileWidth() * Piles.WIDTH;
        return switch (side) {
            case OPPOSITE -> layout.isOpen() ? openOpposite(layout, plate, pile) : opposite(layout, plate, pile);
            case LEFT, RIGHT -> layout.isOpen() ? openBeside(layout, side, plate, pile) : beside(layout, plate, pile);
            case SELF ->
                layout.isOpen()
                        ? openSelf(layout, plate, pile)
                        : layout.isPlateInButtonRow()
                                ? inCorner(
                                        layout,
                                        plate,
                                        Math.min(pile, layout.px(layout.isCompact() ? 29 : 36)),
                                        actsRight)
                                : atFoot(layout, plate, pile);
        };
    }

    /**
     * Returns the room for a sentence below the buttons, or above them on a low or a spare felt. It excludes the viewer's seat if that is laid
     * out beside the buttons.
     */
    public static Rectangle belowActs(TableLayout layout) {
        if (layout.isSpare()) {
            return new Rectangle(
                    layout.px(8), 0, layout.feltWidth() - layout.px(16), layout.turnTop() + layout.turnHeight());
        }
        int left = layout.px(16);
        int right = layout.feltWidth() - layout.px(16);
        int top = layout.isLow() ? layout.handBottom() : layout.actsTop() + layout.actHeight() + layout.px(1);
        int foot = layout.isLow() ? layout.actsTop() : layout.feltHeight();
        if (layout.isPlateInButtonRow() && !layout.isRowWide()) {
            Rectangle acts = layout.acts();
            Rectangle plate = layout.ownPlate();
            left = plate.x + plate.width + layout.px(12);
            right = of(layout, Side.SELF, plate, acts.x + acts.width).stacks().x - layout.px(12);
        }
        return new Rectangle(left, top, right - left, foot - top);
    }

    /** Checks whether the stacks are in one row with the plate. */
    public boolean isBesidePlate() {
        return Math.abs(stacks.getCenterY() - plate.getCenterY()) <= 1;
    }

    /** Returns the bounds of all parts together. */
    public Rectangle all() {
        return plate.union(banker).union(tiles.isEmpty() ? plate : tiles).union(stacks);
    }

    private static SeatPlace opposite(TableLayout layout, Rectangle plate, double pile) {
        int back = layout.backHeight();
        int left = layout.margin();
        int tilesLeft = plate.x + plate.width + layout.px(19);
        int tilesRight = Math.min(tilesLeft + layout.px(162), layout.feltWidth() - layout.margin());
        int stacksLeft = Math.min(tilesRight + layout.px(8), layout.feltWidth() - layout.margin());
        int high = height(pile);
        int middle = plate.y + plate.height / 2;
        return new SeatPlace(
                plate,
                new Rectangle(left, middle - mark(layout) / 2, plate.x - layout.px(12) - left, mark(layout)),
                new Rectangle(tilesLeft, middle - back / 2, tilesRight - tilesLeft, back),
                new Rectangle(
                        stacksLeft,
                        middle - high / 2 - layout.px(2),
                        layout.feltWidth() - layout.px(layout.isLow() && layout.isDrawer() ? DRAWER : 16) - stacksLeft,
                        high),
                pile);
    }

    private static SeatPlace beside(TableLayout layout, Rectangle plate, double pile) {
        int mark = mark(layout);
        int tilesTop = plate.y + plate.height + layout.aboveBacks();
        int stacksTop = tilesTop + layout.backHeight() + layout.belowBacks();
        return new SeatPlace(
                plate,
                new Rectangle(plate.x, plate.y - layout.px(layout.isCompact() ? 2 : 8) - mark, plate.width, mark),
                new Rectangle(plate.x + layout.px(1), tilesTop, plate.width, layout.backHeight()),
                new Rectangle(plate.x + layout.px(1), stacksTop, plate.width + layout.px(12), height(pile)),
                pile);
    }

    private static SeatPlace openOpposite(TableLayout layout, Rectangle plate, double pile) {
        SeatPlace shut = opposite(layout, plate, pile);
        Rectangle tiles = new OpenHands(layout).place(Side.OPPOSITE, plate);
        int left = tiles.x + tiles.width + layout.px(12);
        Rectangle stacks = shut.stacks();
        return new SeatPlace(
                plate,
                shut.banker(),
                tiles,
                new Rectangle(left, stacks.y, layout.feltWidth() - layout.px(16) - left, stacks.height),
                pile);
    }

    private static SeatPlace openBeside(TableLayout layout, Side side, Rectangle plate, double pile) {
        SeatPlace shut = beside(layout, plate, pile);
        Rectangle tiles = new OpenHands(layout).place(side, plate);
        Rectangle stacks = new Rectangle(shut.stacks());
        stacks.y = tiles.y + tiles.height + layout.px(5);
        // Further in the stacks would cover the viewer's hand. A wide hand that reaches that high leaves room for the
        // number alone.
        boolean clear = layout.hand().isEmpty() || stacks.y + stacks.height <= layout.handTop();
        int free = clear ? layout.px(STACKS) : layout.hand().get(0).x - layout.px(8) - layout.margin();
        stacks.width = Math.max(layout.px(LEAST_STACKS), Math.min(layout.px(STACKS), free));
        if (side == Side.RIGHT && !clear) {
            stacks.x = plate.x + plate.width - stacks.width;
        }
        return new SeatPlace(plate, shut.banker(), tiles, stacks, pile);
    }

    /** Lays out the viewer's seat while hands are open. The round is over then, so the row of the buttons is free. */
    private static SeatPlace openSelf(TableLayout layout, Rectangle plate, double pile) {
        int mark = mark(layout);
        int left = plate.x + plate.width + layout.px(16);
        int middle = plate.y + plate.height / 2;
        int high = height(pile);
        Rectangle stacks = new Rectangle(left, middle - high / 2, layout.px(STACKS + 40), high);
        Rectangle banker = new Rectangle(left + stacks.width + layout.px(16), middle - mark / 2, plate.width, mark);
        return new SeatPlace(plate, banker, new Rectangle(), stacks, pile);
    }

    private static SeatPlace atFoot(TableLayout layout, Rectangle plate, double pile) {
        int mark = mark(layout);
        int stacksTop = plate.y - layout.px(8) - height(pile);
        return new SeatPlace(
                plate,
                new Rectangle(plate.x, stacksTop - layout.px(6) - mark, plate.width, mark),
                new Rectangle(),
                new Rectangle(plate.x + layout.px(1), stacksTop, plate.width, height(pile)),
                pile);
    }

    /**
     * Lays out the viewer's seat if the hand takes the width of the felt. Parts without room on one side of the buttons go to the
     * other.
     */
    private static SeatPlace inCorner(TableLayout layout, Rectangle plate, double pile, int actsRight) {
        int right = layout.feltWidth() - layout.margin();
        int free = actsRight + layout.px(16);
        if (layout.isRowWide() || right - free >= layout.px(LOW_ROW, COMPACT_ROW, COMPACT_ROW)) {
            return inRow(layout, plate, pile, free, right);
        }
        int left = Math.min(Math.max(free, right - layout.px(CORNER)), right - layout.px(40));
        int mark = mark(layout);
        int stacksTop = layout.feltHeight() - layout.px(14) - height(pile);
        return new SeatPlace(
                plate,
                new Rectangle(left, stacksTop - layout.px(6) - mark, right - left, mark),
                new Rectangle(),
                new Rectangle(left, stacksTop, right - left, height(pile)),
                pile);
    }

    private static SeatPlace inRow(TableLayout layout, Rectangle plate, double pile, int left, int right) {
        int stacksLeft = Math.max(left, right - layout.px(LOW_STACKS, COMPACT_STACKS, ROW_STACKS));
        int middle = plate.y + plate.height / 2;
        int high = height(pile);
        int mark = mark(layout);
        return new SeatPlace(
                plate,
                new Rectangle(left, middle - mark / 2, Math.max(mark, stacksLeft - layout.px(4) - left), mark),
                new Rectangle(),
                new Rectangle(stacksLeft, middle - high / 2, right - stacksLeft, high),
                pile);
    }

    private static int mark(TableLayout layout) {
        return layout.px(32, 32, 36);
    }

    private static int height(double pile) {
        return (int) Math.ceil(pile * Piles.HEIGHT);
    }
}
