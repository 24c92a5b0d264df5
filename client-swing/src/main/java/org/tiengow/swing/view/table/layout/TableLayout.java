package org.tiengow.swing.view.table.layout;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.tile.Piles;
import org.tiengow.swing.tile.TileMarks;

/**
 * Where the set to beat, whose turn it is, your hand and your buttons stand on the felt, in the felt's own coordinates, and
 * what that leaves for the seats. Text has the scale in force, tiles follow the window.
 *
 * <pre>
 * +-------------------------------+
 * |             opposite          |
 * |  left      set to beat  right |
 * |            whose turn         |
 * |  you          hand            |
 * |              buttons          |
 * |              reason           |
 * +-------------------------------+
 * </pre>
 */
public class TableLayout extends FeltLayout {
    private static final double GAP = 0.15;
    private static final int SPARE_GAP = 6;
    private static final int ABOVE_BADGE = 3;
    /** How far the point of the frame reaches beyond it. */
    private static final int FRAME_POINT = 13;

    private final List<Integer> groups;
    private final int tileWidth;
    private final int width;
    private final int height;

    /** A layout with these tiles in the hand, and with this beside the felt. */
    public TableLayout(
            int windowWidth,
            int windowHeight,
            int banner,
            double scale,
            int players,
            List<Integer> groups,
            boolean open,
            Panel panel) {
        super(windowWidth, windowHeight, banner, scale, players, open, panel);
        this.groups = List.copyOf(groups);
        width = feltWidth();
        height = feltHeight();
        double fitting = Math.min(widest(), highest());
        // Where all else has gone into drawers, the tiles take the room there is.
        tileWidth =
                (int) Math.max(20, isSpare() ? fitting : Math.min(fitting, Math.min(0.068 * width, 0.094 * height)));
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
    public Side setOut(Side side) {
        return side;
    }

    /** The width of a tile of the hand. */
    public int tileWidth() {
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
        if (isSpare()) {
            return (int) Math.round(Math.max(12, Math.min(most, spareRoom() / 2.6)));
        }
        double room = turnTop() - captionRoom() - px(18) - setTop();
        return (int) Math.round(Math.max(24, Math.min(most, room / 2.6)));
    }

    /** What the caption of the set to beat needs between the frame and whose turn it is, a point of the frame included. */
    final int captionRoom() {
        return px(isCompact() ? 42 : 58);
    }

    /** The height that the set to beat may take where there is nothing else above the hand. */
    private int spareRoom() {
        return turnTop() - px(SPARE_GAP + FRAME_POINT) - 2 * framePad();
    }

    /** Between the set to beat and its frame, above and below. */
    int framePad() {
        return isSpare() ? px(4) : px(15);
    }

    /** The top of the set to beat. */
    public int setTop() {
        if (isSpare()) {
            return px(FRAME_POINT) + framePad() + (int) Math.round((spareRoom() - setWidth() * 2.6) / 2);
        }
        // Further up where the words are so large that the set would have no room else.
        double foot = turnTop() - captionRoom() - px(18);
        double fitting = foot - 2.6 * tileWidth * setShare();
        int highest = Math.max(belowPlate(), framePad() + px(FRAME_POINT + 4));
        return Math.max((int) Math.round(Math.min(0.18 * height, fitting)), highest);
    }

    /** Where tiles of the hand may be dropped to be played. */
    public Rectangle middle() {
        int top = setTop() - px(30);
        int left = (int) Math.round(0.345 * width);
        return new Rectangle(left, top, width - 2 * left, turnTop() - px(8) - top);
    }

    /** Each tile of the hand at rest, from left to right: its face, without the thickness. */
    public List<Rectangle> hand() {
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
    public int handBottom() {
        if (isSpare()) {
            return actsTop() - px(SPARE_GAP);
        }
        return height - px(isCompact() ? 122 : 139);
    }

    /** The middle of the key numbers. */
    public int keysMiddle() {
        return height - px(isCompact() ? 112 : 128);
    }

    /** The foot of the brackets. */
    public int bracketFoot() {
        return height - px(isCompact() ? 100 : 116);
    }

    /** The middle of the groups' names. */
    public int namesMiddle() {
        return height - px(isCompact() ? 91 : 108);
    }

    /** The top of the buttons. */
    public int actsTop() {
        if (isSpare()) {
            return height - px(SPARE_GAP) - actHeight();
        }
        return height - px(isCompact() ? 76 : 82);
    }

    public int actHeight() {
        return px(isCompact() ? 36 : 40);
    }

    /** The least width of a button; longer words make it wider. */
    public int actWidth() {
        return px(isSpare() ? 84 : isCompact() ? 120 : 132);
    }

    /** The row of buttons with the three it usually has, none wider than it must be. */
    public Rectangle acts() {
        int wide = hintWidth() + 2 * actWidth() + 2 * px(12);
        return new Rectangle(actsLeft(wide), actsTop(), wide, actHeight());
    }

    /** The least width of the quiet button before the others. */
    public int hintWidth() {
        return px(isSpare() ? 64 : isCompact() ? 100 : 104);
    }

    /** Where the buttons begin when they are this wide together. */
    public int actsLeft(int wide) {
        int middle = (width - wide) / 2;
        return isPlateBesideActs() ? Math.max(middle, margin() + plateWidth() + px(12)) : middle;
    }

    /** The middle of the sentence below the buttons. */
    public int reasonMiddle() {
        return height - px(isCompact() ? 20 : 24);
    }

    /** The top of the pill that says whose turn it is. */
    public int turnTop() {
        // A selected tile of a large hand stands up higher, and its tick too, than the gap of a small one.
        int gap = px(isSpare() ? SPARE_GAP : isCompact() ? 12 : 18);
        int badge = (int) Math.ceil(TileMarks.badgeRise(tileWidth)) + px(ABOVE_BADGE);
        int risen = (int) Math.round(tileHeight() * TileMarks.SELECTED_RISE) + Math.max(gap, badge) + turnHeight();
        if (isSpare()) {
            return handTop() - risen;
        }
        return handTop() - Math.max(px(isCompact() ? 64 : 78), risen);
    }

    /** The size of the line that says whose turn it is. */
    public double turnType() {
        return Type.MAIN;
    }

    public int turnHeight() {
        return px(isCompact() ? 32 : 36);
    }

    /**
     * Whether the hand as it was dealt, or hands that lie open, leave no room for your plate at its left foot. It stays so for the
     * whole round, so that nothing of yours moves as the hand becomes smaller.
     */
    public boolean isPlateBesideActs() {
        return isOpen() || !isSpare() && (width - dealtWidth()) / 2 < margin() + plateWidth() + px(12);
    }

    /** Whether all that is yours has room in the row of the buttons, so that the line below them is free. */
    public boolean isRowWide() {
        return !isCompact() && !isOpen();
    }

    /** Your own plate. */
    public Rectangle ownPlate() {
        int top = isPlateBesideActs()
                ? Math.max(actsTop() + actHeight() - plateHeight(), namesMiddle() + px(isOpen() ? 16 : 9))
                : handBottom() - plateHeight();
        return new Rectangle(margin(), top, plateWidth(), plateHeight());
    }

    /** How far the parts of a seat at the side reach below the top of its plate. */
    int seatDepth() {
        return plateHeight() + px(12 + 11) + backHeight() + (int) Math.ceil(tileWidth() * Piles.WIDTH * Piles.HEIGHT);
    }

    /** The top of the plates at the sides. */
    int sideTop() {
        int wanted = (int) Math.round((players() == 3 ? 0.09 : 0.20) * height) + px(3);
        int lowest = isOpen() ? wanted : turnTop() - px(6) - seatDepth();
        // The banker's mark above the plate keeps below the seat opposite.
        int least = players() == 4 && !isOpen() ? plateTop() + plateHeight() + px(48) : px(50);
        return Math.max(px(50), Math.min(Math.max(wanted, least), lowest));
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && other instanceof TableLayout it && it.groups.equals(groups);
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + groups.hashCode();
    }

    private double handWidth() {
        double gaps = (groups.size() - 1) * (groupGap() - tileWidth * GAP);
        return tiles() * tileWidth * (1 + GAP) - tileWidth * GAP + Math.max(0, gaps);
    }

    /** The width that a whole hand of single tiles would take, which is the most. */
    private double dealtWidth() {
        int dealt = Math.max(tiles(), players() == 2 ? 13 : players() == 3 ? 9 : 8);
        return dealt * tileWidth + (dealt - 1) * Math.max(groupGap(), tileWidth * GAP);
    }

    private double widest() {
        int count = Math.max(1, tiles());
        return (width - 48 - Math.max(0, groups.size() - 1) * groupGap()) / (1.15 * count);
    }

    /** Whether the text is so large that the tiles had to give way; then only the most needed is written. */
    public boolean isTight() {
        return highest() < 0.85 * Math.min(0.068 * width, 0.094 * height);
    }

    /** The width at which hand and set to beat just have room above one another; it counts where the text is large. */
    private double highest() {
        if (isSpare()) {
            int taken = px(3 * SPARE_GAP + ABOVE_BADGE + FRAME_POINT) + actHeight() + turnHeight() + 2 * framePad();
            double badge = TileMarks.badgeRise(100) / 100;
            return (height - taken) / (2.595 + 2.5 * TileMarks.SELECTED_RISE + badge + 2.6 * setShare());
        }
        int fixed = belowPlate() + captionRoom() + px(18) + px(isCompact() ? 64 + 122 : 78 + 139);
        return (height - fixed) / (2.595 + 2.6 * setShare());
    }

    private double setShare() {
        return isSpare() ? 1 : isCompact() ? 0.78 : 0.84;
    }

    /** Between two groups of the hand, in pixels of the window. */
    public double groupGap() {
        return isCompact() ? 20 : 28;
    }

    private int tiles() {
        return groups.stream().mapToInt(Integer::intValue).sum();
    }
}
