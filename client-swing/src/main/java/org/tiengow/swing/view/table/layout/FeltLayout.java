package org.tiengow.swing.view.table.layout;

import java.util.Objects;

/**
 * How a window is shared out among bar, felt and panel, and what follows from its size alone: how much is written on the
 * felt, and how large a plate is. Knows no hand and no trick.
 *
 * <pre>
 * +-------------------------------+-------+
 * | bar                                   |
 * +-------------------------------+-------+
 * | felt                          |  log  |
 * +-------------------------------+-------+
 * </pre>
 */
class FeltLayout {
    private static final int LEAST_FELT = 640;
    private static final int LEAST_OPEN_WIDTH = 900;
    private static final int LEAST_OPEN_HEIGHT = 500;
    /** Under this size at scale 1 the felt keeps only hand, set to beat, turn and buttons. */
    private static final int SPARE_WIDTH = 760;

    private static final int SPARE_HEIGHT = 500;
    private static final double BACK = 10.5 * 2.5;

    private final double scale;
    private final boolean compact;
    private final boolean spare;
    private final int barHeight;
    private final int sideWidth;
    private final boolean drawer;
    private final int width;
    private final int height;
    private final int players;
    private final boolean open;

    /** What stands beside the felt. */
    public enum Panel {
        /** Nothing: the felt has the whole width. */
        NONE,
        /** Log and chat, which fold into a drawer where the felt would become too narrow. */
        LOG,
        /** What somebody reads or follows: it stays, and the felt keeps only the most needed where it becomes narrow. */
        READ
    }

    /**
     * The layout of a window.
     *
     * @param banner the height of a strip between bar and felt, 0 without one
     * @param scale of text and controls
     * @param players 2 to 4
     * @param open whether other hands lie open
     */
    FeltLayout(int windowWidth, int windowHeight, int banner, double scale, int players, boolean open, Panel panel) {
        this.scale = scale;
        this.players = players;
        // Where large text leaves no room the other hands stand, and their numbers are written.
        this.open = open && windowWidth >= LEAST_OPEN_WIDTH * scale && windowHeight >= LEAST_OPEN_HEIGHT * scale;
        compact = windowWidth < 1200 * scale || windowHeight < 720 * scale;
        barHeight = px(compact ? 44 : 48);
        int side = (int) Math.round(Math.max(232, Math.min(320, 0.22 * windowWidth)) * scale);
        sideWidth = panel == Panel.NONE ? 0 : panel == Panel.READ ? Math.min(side, windowWidth / 2) : side;
        drawer = windowWidth - sideWidth < LEAST_FELT * scale && panel == Panel.LOG;
        width = drawer ? windowWidth : windowWidth - sideWidth;
        height = windowHeight - barHeight - banner;
        boolean narrow = panel == Panel.READ && width < LEAST_FELT * scale;
        spare = !this.open
                && (narrow || windowWidth < SPARE_WIDTH * scale || windowHeight - banner < SPARE_HEIGHT * scale);
    }

    /** Whether there is room for other hands that lie open. */
    public final boolean isOpen() {
        return open;
    }

    /** How many seats there are. */
    public final int players() {
        return players;
    }

    public final boolean isCompact() {
        return compact;
    }

    /** Whether the text is so large that seats, names and captions have gone into drawers. */
    public final boolean isSpare() {
        return spare;
    }

    public final int barHeight() {
        return barHeight;
    }

    /** The width of the panel beside the felt, 0 without one; as a drawer it lies over it. */
    public final int sideWidth() {
        return sideWidth;
    }

    /** Whether the side panel is folded into a drawer. */
    public final boolean isDrawer() {
        return drawer;
    }

    public final int feltWidth() {
        return width;
    }

    public final int feltHeight() {
        return height;
    }

    /** The margin left and right of the plates. */
    public final int margin() {
        return px(24);
    }

    public final int plateWidth() {
        return px(compact ? 164 : 186);
    }

    final int plateHeight() {
        return px(compact ? 50 : 56);
    }

    /** The top of the plate opposite. */
    final int plateTop() {
        return px(compact ? 14 : 19);
    }

    /** Where the felt below the plate opposite begins. */
    final int belowPlate() {
        return players == 3 ? px(24) : plateTop() + plateHeight() + px(30);
    }

    /** The height of the backs that stand for the tiles a seat has left. */
    final int backHeight() {
        return px(BACK);
    }

    /** Pixels at scale 1 in the layout's scale. */
    public final int px(double pixels) {
        return (int) Math.round(pixels * scale);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FeltLayout it
                && it.getClass() == getClass()
                && it.scale == scale
                && it.compact == compact
                && it.spare == spare
                && it.drawer == drawer
                && it.open == open
                && it.width == width
                && it.height == height
                && it.barHeight == barHeight
                && it.sideWidth == sideWidth
                && it.players == players;
    }

    @Override
    public int hashCode() {
        return Objects.hash(scale, width, height, players);
    }
}
