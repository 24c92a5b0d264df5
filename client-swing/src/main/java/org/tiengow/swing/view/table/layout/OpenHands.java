package org.tiengow.swing.view.table.layout;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.swing.tile.Tiles;

/**
 * The layout of the open hands of the other seats: two rows below the plate at the sides, one row beside the plate opposite. All hands
 * have tiles of one size, which stays while the hands become smaller.
 *
 * @param layout the table
 */
public record OpenHands(TableLayout layout) {
    private static final int LEAST = 14;
    private static final double HIGH = Tiles.height(1);

    /** Returns the width of a tile. */
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

    /** Returns the width beside the plate opposite that its open hand and the stacks after it take. */
    int besidePlate() {
        return layout.px(19) + dealt() * (tileWidth() + gap()) + stacksRoom();
    }

    /** Returns the bounds of the tiles of a seat at the side or opposite. */
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

    /** Draws a hand into its bounds. */
    public void paint(Graphics2D g, Tiles tiles, List<Tile> hand, Rectangle place, Side side) {
        int w = tileWidth();
        int columns = side == Side.OPPOSITE ? dealt() : columns();
        for (int i = 0; i < hand.size(); i++) {
            double x = place.x + i % columns * (w + gap());
            double y = place.y + (double) (i / columns) * (Math.ceil(w * HIGH) + gap());
            tiles.face(g, hand.get(i).kind(), x, y, w);
        }
    }

    /**
     * Returns the bounds of the stacks close to an open hand, which may have become smaller.
     *
     * @param most the bounds of the stacks beside a full hand
     */
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

    /** Returns the largest number of tiles of a hand. */
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

    /** Returns the room at the left of the plate opposite that its banker's mark needs. */
    int bankerRoom() {
        return layout.margin() + layout.px(130);
    }

    private int stacksRoom() {
        return layout.px(96);
    }

    private int rowRoom() {
        return layout.feltWidth() - bankerRoom() - layout.margin() - layout.plateWidth() - layout.px(19) - stacksRoom();
    }

    /** Returns the lower limit of the row opposite: above the marks of the seats at the side, and above the set to beat. */
    private int rowBottom() {
        int frame = layout.setTop() - layout.px(28);
        return layout.players() == 4 ? Math.min(layout.sideTop() - layout.px(44), frame) : frame;
    }

    private int columnTop() {
        return layout.sideTop() + layout.plateHeight() + layout.px(10);
    }

    /** Returns the lower limit of the rows at the side: above the viewer's hand. The stacks below them lie left of that hand. */
    private int columnBottom() {
        return layout.handTop() - layout.px(4);
    }
}
