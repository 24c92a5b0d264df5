package org.tiengow.swing.view.table.layout;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.swing.tile.Tiles;

/**
 * How the hands of the other seats lie where all may see them: in two rows below the plate at the sides, in one row beside
 * the plate opposite. All of them are of one size, and stay at it while they become fewer.
 *
 * @param layout the table
 */
public record OpenHands(TableLayout layout) {
    private static final int LEAST = 14;
    private static final double HIGH = Tiles.height(1);

    /** The width of a tile. */
    int tileWidth() {
        double column = (layout.plateWidth() - (columns() - 1) * gap()) / (double) columns();
        double rows = (columnBottom() - columnTop()) / 2.0 - gap();
        double row = (rowRoom() / (double) dealt()) - gap();
        double high = rowBottom() - layout.px(8);
        double most = layout.players() == 2 ? row : Math.min(column, rows / HIGH);
        if (layout.players() != 3) {
            most = Math.min(Math.min(most, row), high / HIGH);
        }
        return (int) Math.max(LEAST, most);
    }

    /** The width that the open hand opposite takes beside its plate, with the stacks after it. */
    int besidePlate() {
        return layout.px(19) + dealt() * (tileWidth() + gap()) + stacksRoom();
    }

    /** Where the tiles of a seat at the side or opposite lie. */
    Rectangle place(Side side, Rectangle plate) {
        int w = tileWidth();
        int high = (int) Math.ceil(w * HIGH);
        if (side == Side.OPPOSITE) {
            int middle = plate.y + plate.height / 2 - high / 2;
            int top = Math.max(layout.px(8), Math.min(middle, rowBottom() - high));
            return new Rectangle(plate.x + plate.width + layout.px(19), top, dealt() * (w + gap()), high);
        }
        return new Rectangle(plate.x, plate.y + plate.height + layout.px(10), plate.width, 2 * (high + gap()));
    }

    /** Draws a hand into its place. */
    public void paint(Graphics2D g, Tiles tiles, List<Tile> hand, Rectangle place, Side side) {
        int w = tileWidth();
        int columns = side == Side.OPPOSITE ? dealt() : columns();
        for (int i = 0; i < hand.size(); i++) {
            double x = place.x + i % columns * (w + gap());
            double y = place.y + (double) (i / columns) * (Math.ceil(w * HIGH) + gap());
            tiles.face(g, hand.get(i).kind(), x, y, w);
        }
    }

    /** Where the stacks stand after an open hand that may have become smaller: in {@code most}, close to the tiles. */
    public Rectangle stacks(Side side, Rectangle hand, int tiles, Rectangle most) {
        if (side == Side.OPPOSITE) {
            int left = hand.x + tiles * (tileWidth() + gap()) + layout.px(12);
            return new Rectangle(left, most.y, most.x + most.width - left, most.height);
        }
        int rows = (tiles + columns() - 1) / columns();
        if (side == Side.SELF || rows == 2) {
            return most;
        }
        int free = (2 - rows) * ((int) Math.ceil(tileWidth() * HIGH) + gap());
        return new Rectangle(hand.x + layout.px(1), most.y - free, hand.width, most.height);
    }

    /** How many tiles a hand has at most. */
    private int dealt() {
        return switch (layout.players()) {
            case 2 -> 13;
            case 3 -> 9;
            default -> 8;
        };
    }

    private int columns() {
        return (dealt() + 1) / 2;
    }

    private int gap() {
        return layout.px(3);
    }

    /** What the plate opposite must leave free at its left, for the banker's mark. */
    int bankerRoom() {
        return layout.margin() + layout.px(130);
    }

    private int stacksRoom() {
        return layout.px(96);
    }

    private int rowRoom() {
        return layout.feltWidth() - bankerRoom() - layout.margin() - layout.plateWidth() - layout.px(19) - stacksRoom();
    }

    /** Where the row opposite must end: before the marks of the seats at the side, or before the set to beat. */
    private int rowBottom() {
        int frame = layout.setTop() - layout.px(28);
        return layout.players() == 4 ? Math.min(layout.sideTop() - layout.px(44), frame) : frame;
    }

    private int columnTop() {
        return layout.sideTop() + layout.plateHeight() + layout.px(10);
    }

    /** Where the rows at the side must end: before your hand; the stacks below them stand left of it. */
    private int columnBottom() {
        return layout.handTop() - layout.px(4);
    }
}
