package org.tiengow.swing.view.table.layout;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.tile.Piles;
import org.tiengow.swing.tile.TileMarks;

/**
 * The layout of the set to beat, the line of the turn, the viewer's hand and the buttons, in the coordinates of the felt. It also tells how
 * much room that leaves for the seats. Text follows the current scale, tiles follow the size of the window.
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
    /** Height of the point of the frame, at scale 1. */
    private static final int FRAME_POINT = 13;

    private final List<Integer> groups;
    private final int tileWidth;
    private final int width;
    private final int height;

    /**
     * Computes the layout of a window.
     *
     * @param banner the height of a strip between bar and felt, 0 without one
     * @param scale of text and controls
     * @param players 2 to 4
     * @param groups the number of tiles of each group of the hand
     * @param open whether the hands of other seats lie open
     * @param panel the panel beside the felt
     */
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
        // On a spare table, the tiles take all the room there is.
        tileWidth =
                (int) Math.max(20, isSpare() ? fitting : Math.min(fitting, Math.min(0.068 * width, 0.094 * height)));
    }

    /**
     * Computes the layout of a window with log and chat and without open hands.
     *
     * @param banner the height of a strip between bar and felt, 0 without one
     * @param scale of text and controls
     * @param players 2 to 4
     * @param groups the number of tiles of each group of the hand
     */
    static TableLayout of(int width, int height, int banner, double scale, int players, List<Integer> groups) {
        return new TableLayout(width, height, banner, scale, players, groups, false, Panel.LOG);
    }

    /** Returns the side of the felt on which the seat is laid out. For a player with a hand that is the side of the seat itself. */
    public Side displaySide(Side side) {
        return side;
    }

    /** Returns the width of a tile of the hand. */
    public int tileWidth() {
        return tileWidth;
    }

    /** Returns the height of a tile's face in the hand. */
    int tileHeight() {
        return (int) Math.round(tileWidth * 2.5);
    }

    /** Returns the width of played tiles that are not the set to beat. */
    int playedWidth() {
        return (int) Math.round(tileWidth() * 0.6);
    }

    /** Returns the width of the tiles of the set to beat, reduced if there is little room. */
    int setWidth() {
        double most = tileWidth * setShare();
        if (isSpare()) {
            return (int) Math.round(Math.max(12, Math.min(most, spareRoom() / 2.6)));
        }
        double room = turnTop() - captionRoom() - px(18) - setTop();
        return (int) Math.round(Math.max(24, Math.min(most, room / 2.6)));
    }

    /** Returns the room between the frame and the line of the turn for the caption of the set to beat, with a point of the frame. */
    final int captionRoom() {
        return px(30, 42, 58);
    }

    /** Returns the height that the set to beat may take on a spare table, where nothing else is above the line of the turn. */
    private int spareRoom() {
        return turnTop() - px(SPARE_GAP + FRAME_POINT) - 2 * framePad();
    }

    /** Returns the distance between the set to beat and its frame, above and below. */
    int framePad() {
        return isSpare() ? px(4) : px(10, 15, 15);
    }

    /** Returns the top of the set to beat. */
    public int setTop() {
        if (isSpare()) {
            return px(FRAME_POINT) + framePad() + (int) Math.round((spareRoom() - setWidth() * 2.6) / 2);
        }
        // Large text would leave no room for the set otherwise, so it moves up.
        double foot = turnTop() - captionRoom() - px(18);
        double fitting = foot - 2.6 * tileWidth * setShare();
        int highest = Math.max(belowPlate(), framePad() + px(FRAME_POINT + 4));
        return Math.max((int) Math.round(Math.min(0.18 * height, fitting)), highest);
    }

    /** Returns the drop zone for tiles of the hand, in which they are played. */
    public Rectangle middle() {
        int top = setTop() - px(30);
        int left = (int) Math.round(0.345 * width);
        return new Rectangle(left, top, width - 2 * left, turnTop() - px(8) - top);
    }

    /** Returns the faces of the tiles of the hand at rest, from left to right, without their thickness. */
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

    /** Returns the top of the tiles of the hand at rest. */
    int handTop() {
        return handBottom() - (int) Math.round(tileWidth * 2.595);
    }

    /** Returns the bottom of the tiles of the hand, their thickness included. */
    public int handBottom() {
        if (isSpare()) {
            return actsTop() - px(SPARE_GAP);
        }
        return height - belowHand();
    }

    /** Returns the distance from the hand to the bottom of the felt. */
    private int belowHand() {
        return px(86, 122, 139);
    }

    /** Returns the usual distance from the line of the turn to the top of the hand, the line included. */
    private int aboveHand() {
        return px(58, 64, 78);
    }

    /** Returns the middle of the key numbers. */
    public int keysMiddle() {
        return height - px(77, 112, 128);
    }

    /** Returns the foot of the brackets. */
    public int bracketFoot() {
        return height - px(66, 100, 116);
    }

    /** Returns the middle of the names of the groups. */
    public int namesMiddle() {
        return height - px(56, 91, 108);
    }

    /** Checks whether the groups of the hand have keys and names below them. On a low felt a reason takes their place. */
    public boolean isNamingGroups(boolean reason) {
        return !isSpare() && !(isLow() && reason);
    }

    /** Returns the top of the buttons. */
    public int actsTop() {
        if (isSpare()) {
            return height - px(SPARE_GAP) - actHeight();
        }
        return height - px(44, 76, 82);
    }

    public int actHeight() {
        return px(isCompact() ? 36 : 40);
    }

    /** Returns the least width of a button; a longer label makes it wider. */
    public int actWidth() {
        return isSpare() ? px(84) : px(104, 120, 132);
    }

    /** Returns the bounds of a row with the three usual buttons at their least widths. */
    public Rectangle acts() {
        int wide = hintWidth() + 2 * actWidth() + 2 * px(12);
        return new Rectangle(actsLeft(wide), actsTop(), wide, actHeight());
    }

    /** Returns the least width of the quiet button before the others. */
    public int hintWidth() {
        return isSpare() ? px(64) : px(84, 100, 104);
    }

    /** Returns the left edge of the row of buttons, given their total width. */
    public int actsLeft(int wide) {
        int middle = (width - wide) / 2;
        return isPlateInButtonRow() ? Math.max(middle, margin() + plateWidth() + px(12)) : middle;
    }

    /** Returns the middle of the sentence below the buttons, or above them on a low felt. */
    public int reasonMiddle() {
        return height - px(60, 20, 24);
    }

    /** Returns the top of the pill with the line of the turn. */
    public int turnTop() {
        // In a large hand, a selected tile and its tick rise by more than the gap that suits a small hand.
        int gap = isSpare() ? px(SPARE_GAP) : px(SPARE_GAP, 12, 18);
        int badge = (int) Math.ceil(TileMarks.badgeRise(tileWidth)) + px(ABOVE_BADGE);
        int risen = (int) Math.round(tileHeight() * TileMarks.SELECTED_RISE) + Math.max(gap, badge) + turnHeight();
        if (isSpare()) {
            return handTop() - risen;
        }
        return handTop() - Math.max(aboveHand(), risen);
    }

    /** Returns the font size of the turn line, at scale 1. */
    public double turnFontSize() {
        return Type.MAIN;
    }

    public int turnHeight() {
        return px(28, 32, 36);
    }

    /**
     * Checks whether the viewer's plate is in the row of the buttons. It is there if open hands, or the hand as it was dealt, leave no room at
     * the left foot of the hand. That stays so for the whole round, so that nothing moves as the hand becomes smaller.
     */
    public boolean isPlateInButtonRow() {
        return isOpen() || !isSpare() && (width - dealtWidth()) / 2 < margin() + plateWidth() + px(12);
    }

    /** Checks whether all parts of the viewer's seat fit into the row of the buttons, so that the line below is free. */
    public boolean isRowWide() {
        return !isCompact() && !isOpen();
    }

    /** Returns the bounds of the viewer's plate. */
    public Rectangle ownPlate() {
        int top = isPlateInButtonRow()
                ? Math.max(actsTop() + actHeight() - plateHeight(), namesMiddle() + px(isLow() ? 8 : isOpen() ? 16 : 9))
                : handBottom() - plateHeight();
        return new Rectangle(margin(), top, plateWidth(), plateHeight());
    }

    /** Returns the distance from the top of a plate at the side to the bottom of its seat. */
    int seatDepth() {
        return plateHeight()
                + aboveBacks()
                + belowBacks()
                + backHeight()
                + (int) Math.ceil(tileWidth() * Piles.WIDTH * Piles.HEIGHT);
    }

    /** Returns the top of the plates at the sides. */
    int sideTop() {
        int wanted = (int) Math.round((players() == 3 ? 0.09 : 0.20) * height) + px(3);
        int lowest = isOpen() ? wanted : turnTop() - px(6) - seatDepth();
        // Keeps the banker's mark above the plate below the seat opposite.
        int least = players() == 4 && !isOpen() ? plateTop() + plateHeight() + px(36, 48, 48) : px(50);
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

    /** Returns the width of a whole hand of single tiles, which is the widest hand. */
    private double dealtWidth() {
        int dealt = Math.max(tiles(), players() == 2 ? 13 : players() == 3 ? 9 : 8);
        return dealt * tileWidth + (dealt - 1) * Math.max(groupGap(), tileWidth * GAP);
    }

    private double widest() {
        int count = Math.max(1, tiles());
        return (width - 48 - Math.max(0, groups.size() - 1) * groupGap()) / (1.15 * count);
    }

    /** Returns the tile width at which hand and set to beat just fit above one another. It matters if the text is large. */
    private double highest() {
        if (isSpare()) {
            int taken = px(3 * SPARE_GAP + ABOVE_BADGE + FRAME_POINT) + actHeight() + turnHeight() + 2 * framePad();
            double badge = TileMarks.badgeRise(100) / 100;
            return (height - taken) / (2.595 + 2.5 * TileMarks.SELECTED_RISE + badge + 2.6 * setShare());
        }
        int fixed = belowPlate() + captionRoom() + px(18) + aboveHand() + belowHand();
        return (height - fixed) / (2.595 + 2.6 * setShare());
    }

    private double setShare() {
        return isSpare() ? 1 : isCompact() ? 0.78 : 0.84;
    }

    /** Returns the gap between two groups of the hand, in unscaled pixels. */
    public double groupGap() {
        return isCompact() ? 20 : 28;
    }

    private int tiles() {
        return groups.stream().mapToInt(Integer::intValue).sum();
    }
}
