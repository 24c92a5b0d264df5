package org.tiengow.swing.view.table.layout;

import java.util.Objects;

/**
 * The division of a window into bar, felt and panel, and everything that follows from its size alone: how much text the felt shows, and how
 * large a plate is. Knows no hand and no trick.
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
    /** Greatest width of a panel that is read. A compact window gives it all that the felt does not need, so that more of it fits. */
    private static final int MOST_READ = 440;

    private static final int LEAST_OPEN_WIDTH = 900;
    private static final int LEAST_OPEN_HEIGHT = 470;
    /** Window size at scale 1 below which the felt is spare: it keeps only hand, set to beat, turn and buttons. */
    private static final int SPARE_WIDTH = 760;

    private static final int SPARE_HEIGHT = 470;
    /** Height of the felt at scale 1 below which its parts move closer together. */
    private static final int LOW_HEIGHT = 560;

    private static final double BACK = 10.5 * 2.5;

    private final double scale;
    private final boolean compact;
    private final boolean spare;
    private final boolean low;
    private final int barHeight;
    private final int sideWidth;
    private final boolean drawer;
    private final int width;
    private final int height;
    private final int players;
    private final boolean open;

    /** The kind of panel beside the felt. */
    public enum Panel {
        /** No panel: the felt has the whole width. */
        NONE,
        /** Log and chat, which fold into a drawer if the felt would become too narrow. */
        LOG,
        /** A panel that the user reads or follows. It stays, and a felt that becomes too narrow turns spare. */
        READ
    }

    /**
     * Computes the layout of a window.
     *
     * @param banner the height of a strip between bar and felt, 0 without one
     * @param scale of text and controls
     * @param players 2 to 4
     * @param open whether the hands of other seats lie open
     */
    FeltLayout(int windowWidth, int windowHeight, int banner, double scale, int players, boolean open, Panel panel) {
        this.scale = scale;
        this.players = players;
        // Without room, as with large text, the other hands stay closed and their sizes are shown as numbers.
        this.open = open && windowWidth >= LEAST_OPEN_WIDTH * scale && windowHeight >= LEAST_OPEN_HEIGHT * scale;
        compact = windowWidth < 1200 * scale || windowHeight < 720 * scale;
        barHeight = px(compact ? 44 : 48);
        int side = (int) Math.round(Math.max(232 * scale, Math.min(320 * scale, 0.22 * windowWidth)));
        double read = Math.min(MOST_READ * scale, windowWidth - LEAST_FELT * scale);
        int readable = compact ? Math.max(side, (int) read) : side;
        sideWidth = panel == Panel.NONE ? 0 : panel == Panel.READ ? Math.min(readable, windowWidth / 2) : side;
        drawer = windowWidth - sideWidth < LEAST_FELT * scale && panel == Panel.LOG;
        width = drawer ? windowWidth : windowWidth - sideWidth;
        height = windowHeight - barHeight - banner;
        boolean narrow = panel == Panel.READ && width < LEAST_FELT * scale;
        spare = !this.open
                && (narrow || windowWidth < SPARE_WIDTH * scale || windowHeight - banner < SPARE_HEIGHT * scale);
        low = compact && !spare && height < LOW_HEIGHT * scale;
    }

    /** Checks whether other hands lie open and have room to. */
    public final boolean isOpen() {
        return open;
    }

    public final int players() {
        return players;
    }

    public final boolean isCompact() {
        return compact;
    }

    /** Checks whether the text is so large, or the felt so narrow, that seats, names and captions are in drawers. */
    public final boolean isSpare() {
        return spare;
    }

    /** Checks whether the felt is so low that its parts move closer together, and a reason covers the names of the groups. */
    public final boolean isLow() {
        return low;
    }

    public final int barHeight() {
        return barHeight;
    }

    /** Returns the width of the panel beside the felt, 0 without one. A drawer of that width lies over the felt. */
    public final int sideWidth() {
        return sideWidth;
    }

    /** Checks whether the side panel is folded into a drawer. */
    public final boolean isDrawer() {
        return drawer;
    }

    public final int feltWidth() {
        return width;
    }

    public final int feltHeight() {
        return height;
    }

    /** Returns the margin left and right of the plates. */
    public final int margin() {
        return px(24);
    }

    public final int plateWidth() {
        return px(compact ? 164 : 186);
    }

    final int plateHeight() {
        return px(44, 50, 56);
    }

    /** Returns the top of the plate opposite. */
    final int plateTop() {
        return px(8, 14, 19);
    }

    /** Returns the top of the felt below the plate opposite. */
    final int belowPlate() {
        return players == 3 ? px(24) : plateTop() + plateHeight() + px(25, 30, 30);
    }

    /** Returns the height of the backs that represent the remaining tiles of a seat. */
    final int backHeight() {
        return px(BACK);
    }

    /** Returns the distance from a plate at the side to the backs below it. */
    final int aboveBacks() {
        return px(6, 12, 12);
    }

    /** Returns the distance from the backs at the side to the stacks below them. */
    final int belowBacks() {
        return px(6, 11, 11);
    }

    /** Converts pixels at scale 1 to the scale of this layout, rounded. */
    public final int px(double pixels) {
        return (int) Math.round(pixels * scale);
    }

    /** Converts the distance that suits this felt: a low one, another compact one, or one of usual size. */
    final int px(double lowOne, double compactOne, double usual) {
        return px(low ? lowOne : compact ? compactOne : usual);
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
