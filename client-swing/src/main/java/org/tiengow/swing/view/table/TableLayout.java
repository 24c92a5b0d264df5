package org.tiengow.swing.view.table;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.tile.TileMarks;

/**
 * Where everything at the table stands, for a window of any size. Text follows the scale of the settings, tiles follow the
 * window.
 *
 * <pre>
 * +-------------------------------+-------+
 * | bar                                   |
 * +-------------------------------+-------+
 * | felt        opposite          |       |
 * |  left      set to beat  right |  log  |
 * |            whose turn         |       |
 * |  you          hand            |       |
 * |              buttons          |       |
 * +-------------------------------+-------+
 * </pre>
 *
 * Everything below the bar is in the felt's own coordinates.
 */
class TableLayout {
    private static final int LEAST_FELT = 640;
    private static final int LEAST_OPEN_WIDTH = 900;
    private static final int LEAST_OPEN_HEIGHT = 500;
    private static final double GAP = 0.15;
    /** Under this size at scale 1 the felt keeps only hand, set to beat, turn and buttons. */
    private static final int SPARE_WIDTH = 760;

    private static final int SPARE_HEIGHT = 500;
    private static final int SPARE_GAP = 6;
    /** How far the point of the frame reaches beyond it. */
    private static final int FRAME_POINT = 13;

    private final double scale;
    private final boolean compact;
    private final boolean spare;
    private final int barHeight;
    private final int sideWidth;
    private final boolean drawer;
    private final int width;
    private final int height;
    private final int players;
    private final List<Integer> groups;
    private final boolean open;
    private final int tileWidth;

    /** What stands beside the felt. */
    enum Panel {
        /** Nothing: the felt has the whole width. */
        NONE,
        /** Log and chat, which fold into a drawer where the felt would become too narrow. */
        LOG,
        /** What somebody reads or follows: it stays, and the felt keeps only the most needed where it becomes narrow. */
        READ
    }

    /** A layout with these tiles in the hand, and with this beside the felt. */
    TableLayout(
            int windowWidth,
            int windowHeight,
            int banner,
            double scale,
            int players,
            List<Integer> groups,
            boolean open,
            Panel panel) {
        this.scale = scale;
        this.players = players;
        // Where large text leaves no room the other hands stand, and their numbers are written.
        this.open = open && windowWidth >= LEAST_OPEN_WIDTH * scale && windowHeight >= LEAST_OPEN_HEIGHT * scale;
        this.groups = List.copyOf(groups);
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
        tileWidth =
                (int) Math.max(20, Math.min(Math.min(widest(), highest()), Math.min(0.068 * width, 0.094 * height)));
    }

    /**
     * The layout of a window.
     *
     * @param banner the height of a strip between bar and felt, 0 without one
     * @param scale of text and controls
     * @param players 2 to 4
     * @param groups how many tiles each group of the hand has
     */
    static TableLayout of(int width, int height, int banner, double scale, int players, List<Integer> groups) {
        return new TableLayout(width, height, banner, scale, players, groups, false, Panel.LOG);
    }

    /** As on which side a seat is set out; who holds a hand has it there. */
    Side setOut(Side side) {
        return side;
    }

    /** Whether there is room for other hands that lie open. */
    boolean isOpen() {
        return open;
    }

    /** How many seats there are. */
    int players() {
        return players;
    }

    boolean isCompact() {
        return compact;
    }

    /** Whether the text is so large that seats, names and captions have gone into drawers. */
    boolean isSpare() {
        return spare;
    }

    int barHeight() {
        return barHeight;
    }

    /** The width of the panel beside the felt, 0 without one; as a drawer it lies over it. */
    int sideWidth() {
        return sideWidth;
    }

    /** Whether the side panel is folded into a drawer. */
    boolean isDrawer() {
        return drawer;
    }

    int feltWidth() {
        return width;
    }

    int feltHeight() {
        return height;
    }

    /** The width of a tile of the hand. */
    int tileWidth() {
        return tileWidth;
    }

    /** The height of a tile's face in the hand. */
    int tileHeight() {
        return (int) Math.round(tileWidth * 2.5);
    }

    /** The width of the tiles that have been played and are not the set to beat. */
    int playedWidth() {
        return (int) Math.round(tileWidth() * 0.6);
    }

    /** The width of the tiles of the set to beat, while there is room. */
    int setWidth() {
        double most = tileWidth * setShare();
        if (spare) {
            return (int) Math.round(Math.max(12, Math.min(most, spareRoom() / 2.6)));
        }
        double caption = px(compact ? 34 : 58);
        double room = turnTop() - caption - px(18) - setTop();
        return (int) Math.round(Math.max(24, Math.min(most, room / 2.6)));
    }

    /** The height that the set to beat may take where there is nothing else above the hand. */
    private int spareRoom() {
        return turnTop() - px(SPARE_GAP + FRAME_POINT) - 2 * framePad();
    }

    /** Between the set to beat and its frame, above and below. */
    int framePad() {
        return spare ? px(4) : px(15);
    }

    /** The top of the set to beat. */
    int setTop() {
        if (spare) {
            return px(FRAME_POINT) + framePad() + (int) Math.round((spareRoom() - setWidth() * 2.6) / 2);
        }
        // Further up where the words are so large that the set would have no room else.
        double foot = turnTop() - px(compact ? 34 : 58) - px(18);
        double fitting = foot - 2.6 * tileWidth * setShare();
        int highest = Math.max(belowPlate(), framePad() + px(FRAME_POINT + 4));
        return Math.max((int) Math.round(Math.min(0.18 * height, fitting)), highest);
    }

    /** Where tiles of the hand may be dropped to be played. */
    Rectangle middle() {
        int top = setTop() - px(30);
        int left = (int) Math.round(0.345 * width);
        return new Rectangle(left, top, width - 2 * left, turnTop() - px(8) - top);
    }

    /** Each tile of the hand at rest, from left to right: its face, without the thickness. */
    List<Rectangle> hand() {
        List<Rectangle> tiles = new ArrayList<>();
        double x = (width - handWidth()) / 2;
        for (int group : groups) {
            for (int i = 0; i < group; i++) {
                tiles.add(new Rectangle((int) Math.round(x), handTop(), tileWidth, tileHeight()));
                x += tileWidth * (1 + GAP);
            }
            x += groupGap() - tileWidth * GAP;
        }
        return tiles;
    }

    /** The top of the tiles of the hand at rest. */
    int handTop() {
        return handBottom() - (int) Math.round(tileWidth * 2.595);
    }

    /** Where the thickness of the tiles of the hand ends. */
    int handBottom() {
        if (spare) {
            return actsTop() - px(SPARE_GAP);
        }
        return height - px(compact ? 122 : 139);
    }

    /** The middle of the key numbers. */
    int keysMiddle() {
        return height - px(compact ? 112 : 128);
    }

    /** The foot of the brackets. */
    int bracketFoot() {
        return height - px(compact ? 100 : 116);
    }

    /** The middle of the groups' names. */
    int namesMiddle() {
        return height - px(compact ? 91 : 108);
    }

    /** The top of the buttons. */
    int actsTop() {
        if (spare) {
            return height - px(SPARE_GAP) - actHeight();
        }
        return height - px(compact ? 76 : 82);
    }

    int actHeight() {
        return px(compact ? 36 : 40);
    }

    /** The least width of a button; longer words make it wider. */
    int actWidth() {
        return px(spare ? 84 : compact ? 120 : 132);
    }

    /** The row of buttons with the three it usually has, none wider than it must be. */
    Rectangle acts() {
        int wide = hintWidth() + 2 * actWidth() + 2 * px(12);
        return new Rectangle(actsLeft(wide), actsTop(), wide, actHeight());
    }

    /** The least width of the quiet button before the others. */
    int hintWidth() {
        return px(spare ? 64 : compact ? 100 : 104);
    }

    /** Where the buttons begin when they are this wide together. */
    int actsLeft(int wide) {
        int middle = (width - wide) / 2;
        return isPlateBesideActs() ? Math.max(middle, margin() + plateWidth() + px(12)) : middle;
    }

    /** The room for the sentence below the buttons; it leaves your seat alone when that stands beside the buttons. */
    Rectangle reason() {
        if (spare) {
            return new Rectangle(px(8), 0, width - px(16), turnTop() + turnHeight());
        }
        int top = actsTop() + actHeight() + px(1);
        int left = px(16);
        int right = width - px(16);
        if (isPlateBesideActs() && !isRowWide()) {
            Rectangle acts = acts();
            left = ownPlate().x + plateWidth() + px(12);
            right = SeatPlace.of(this, Side.SELF, ownPlate(), acts.x + acts.width)
                            .stacks()
                            .x
                    - px(12);
        }
        return new Rectangle(left, top, right - left, height - top);
    }

    /** The middle of the sentence below the buttons. */
    int reasonMiddle() {
        return height - px(compact ? 20 : 24);
    }

    /** The top of the pill that says whose turn it is. */
    int turnTop() {
        // A selected tile of a large hand stands up higher than the gap of a small one.
        int risen = (int) Math.round(tileHeight() * TileMarks.SELECTED_RISE)
                + px(spare ? SPARE_GAP : compact ? 12 : 18)
                + turnHeight();
        if (spare) {
            return handTop() - risen;
        }
        return handTop() - Math.max(px(compact ? 64 : 78), risen);
    }

    /** The size of the line that says whose turn it is. */
    double turnType() {
        return Type.MAIN;
    }

    int turnHeight() {
        return px(compact ? 32 : 36);
    }

    int plateWidth() {
        return px(compact ? 164 : 186);
    }

    int plateHeight() {
        return px(compact ? 50 : 56);
    }

    /** The margin left and right of the plates. */
    int margin() {
        return px(24);
    }

    /** Whether the hand, or hands that lie open, leave no room for your plate at its left foot. */
    boolean isPlateBesideActs() {
        return open || !spare && (width - handWidth()) / 2 < margin() + plateWidth() + px(12);
    }

    /** Whether all that is yours has room in the row of the buttons, so that the line below them is free. */
    boolean isRowWide() {
        return !compact && !open;
    }

    /** Your own plate. */
    Rectangle ownPlate() {
        int top = isPlateBesideActs()
                ? Math.max(actsTop() + actHeight() - plateHeight(), namesMiddle() + px(7))
                : handBottom() - plateHeight();
        return new Rectangle(margin(), top, plateWidth(), plateHeight());
    }

    /**
     * Another seat's plate.
     *
     * @param place 1 to players − 1, in playing order after you
     * @param clockwise whether the next player sits on the left
     */
    Rectangle plate(int place, boolean clockwise) {
        Side side = side(place, clockwise);
        return switch (side) {
            case SELF -> ownPlate();
            case OPPOSITE -> new Rectangle(oppositeLeft(), plateTop(), plateWidth(), plateHeight());
            case LEFT -> new Rectangle(margin(), sideTop(), plateWidth(), plateHeight());
            case RIGHT -> new Rectangle(width - margin() - plateWidth(), sideTop(), plateWidth(), plateHeight());
        };
    }

    /** On which side a seat sits: the next player on the right, under {@code CLOCKWISE} on the left. */
    Side side(int place, boolean clockwise) {
        if (place == 0) {
            return Side.SELF;
        }
        if (players == 2 || players == 4 && place == 2) {
            return Side.OPPOSITE;
        }
        return place == 1 == clockwise ? Side.LEFT : Side.RIGHT;
    }

    /** Where a seat sits as seen from the viewer. */
    enum Side {
        SELF,
        RIGHT,
        OPPOSITE,
        LEFT
    }

    /** The top of the plates at the sides. */
    int sideTop() {
        int wanted = (int) Math.round((players == 3 ? 0.09 : 0.20) * height) + px(3);
        int lowest = open ? wanted : turnTop() - px(6) - SeatPlace.depth(this);
        // The banker's mark above the plate keeps below the seat opposite.
        int least = players == 4 && !open ? plateTop() + plateHeight() + px(48) : px(50);
        return Math.max(px(50), Math.min(Math.max(wanted, least), lowest));
    }

    /** With its open hand beside it, the plate opposite moves to the left, so that both together stand in the middle. */
    private int oppositeLeft() {
        if (!open) {
            return (width - plateWidth()) / 2;
        }
        OpenHands hands = new OpenHands(this);
        return Math.max(hands.bankerRoom(), (width - plateWidth() - hands.besidePlate()) / 2);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TableLayout it
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
                && it.players == players
                && it.groups.equals(groups);
    }

    @Override
    public int hashCode() {
        return Objects.hash(scale, width, height, players, groups);
    }

    /** Pixels at scale 1 in the layout's scale. */
    int px(double pixels) {
        return (int) Math.round(pixels * scale);
    }

    int plateTop() {
        return px(compact ? 14 : 19);
    }

    private double handWidth() {
        double gaps = (groups.size() - 1) * (groupGap() - tileWidth * GAP);
        return tiles() * tileWidth * (1 + GAP) - tileWidth * GAP + Math.max(0, gaps);
    }

    private double widest() {
        int count = Math.max(1, tiles());
        return (width - 48 - Math.max(0, groups.size() - 1) * groupGap()) / (1.15 * count);
    }

    /** Whether the text is so large that the tiles had to give way; then only the most needed is written. */
    boolean isTight() {
        return highest() < 0.85 * Math.min(0.068 * width, 0.094 * height);
    }

    /** The width at which hand and set to beat just have room above one another; it counts where the text is large. */
    private double highest() {
        if (spare) {
            int taken = px(4 * SPARE_GAP + FRAME_POINT) + actHeight() + turnHeight() + 2 * framePad();
            return (height - taken) / (2.595 + 2.5 * TileMarks.SELECTED_RISE + 2.6 * setShare());
        }
        int fixed = belowPlate() + px(compact ? 34 : 58) + px(18) + px(compact ? 64 + 122 : 78 + 139);
        return (height - fixed) / (2.595 + 2.6 * setShare());
    }

    private double setShare() {
        return spare ? 1 : compact ? 0.78 : 0.84;
    }

    int belowPlate() {
        return players == 3 ? px(24) : plateTop() + plateHeight() + px(30);
    }

    /** Between two groups of the hand, in pixels of the window. */
    double groupGap() {
        return compact ? 20 : 28;
    }

    private int tiles() {
        return groups.stream().mapToInt(Integer::intValue).sum();
    }
}
