package org.tiengow.swing.view.table.layout;

import java.awt.Rectangle;
import java.util.List;
import org.tiengow.swing.tile.Piles;

/**
 * The layout for spectators. Without hand and buttons the tiles are larger, and the seat at the bottom is laid out like the one
 * opposite. A large display, which is read from across the room, has no panel either.
 */
public final class WatchLayout extends TableLayout {
    private static final double TILE = 0.09;
    private static final double LARGE_TILE = 0.11;

    /** The greatest width of a tile, as a share of the felt's width. */
    private static final double MAX_TILE_SHARE = 0.068;

    /** The height of the set to beat in widths of its tiles: a face and its thickness. */
    private static final double SET_HEIGHT = 2.6;

    /** The font size of the turn line on a large display, at scale 1. */
    private static final double LARGE_FONT_SIZE = 21;

    private static final int LARGE_TURN_HEIGHT = 46;

    private final int windowHeight;
    private final boolean large;

    /**
     * Computes the layout of a window.
     *
     * @param banner the height of a strip between bar and felt, 0 without one
     * @param scale of text and controls
     * @param players 2 to 4
     * @param large whether the window is on a display across the room
     */
    public WatchLayout(int width, int height, int banner, double scale, int players, boolean large) {
        super(width, height, banner, scale, players, List.of(), false, large ? Panel.NONE : Panel.LOG);
        windowHeight = height;
        this.large = large;
    }

    @Override
    public Side displaySide(Side side) {
        return side == Side.SELF ? Side.OPPOSITE : side;
    }

    @Override
    public int tileWidth() {
        return (int) Math.round(Math.min((large ? LARGE_TILE : TILE) * windowHeight, MAX_TILE_SHARE * feltWidth()));
    }

    @Override
    public int setWidth() {
        return (int) Math.round(Math.max(24, Math.min(tileWidth(), middleRoom() / SET_HEIGHT)));
    }

    /** Centres the set to beat between the seats. */
    @Override
    public int setTop() {
        return belowPlate() + (int) Math.max(0, (middleRoom() - SET_HEIGHT * setWidth()) / 2);
    }

    /** Returns the height available for the set to beat. */
    private double middleRoom() {
        return turnTop() - captionRoom() - px(18) - belowPlate();
    }

    @Override
    public int sideTop() {
        int depth = seatDepth();
        int wanted = setTop() + (int) (SET_HEIGHT * setWidth() - depth) / 2;
        return Math.max(px(50), Math.min(wanted, turnTop() - px(6) - depth));
    }

    @Override
    public int turnTop() {
        Rectangle plate = ownPlate();
        double pile = tileWidth() * Piles.WIDTH * Piles.HEIGHT;
        int top = Math.min(plate.y, (int) Math.floor(plate.getCenterY() - pile / 2) - px(2));
        return top - px(12) - turnHeight();
    }

    @Override
    public double turnFontSize() {
        return large ? LARGE_FONT_SIZE : super.turnFontSize();
    }

    @Override
    public int turnHeight() {
        return large ? px(LARGE_TURN_HEIGHT) : super.turnHeight();
    }

    @Override
    public boolean isPlateInButtonRow() {
        return true;
    }

    @Override
    public Rectangle ownPlate() {
        int x = (feltWidth() - plateWidth()) / 2;
        return new Rectangle(x, feltHeight() - plateTop() - plateHeight(), plateWidth(), plateHeight());
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other)
                && other instanceof WatchLayout it
                && it.large == large
                && it.windowHeight == windowHeight;
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + windowHeight;
    }
}
