package org.tiengow.client.search;

import org.tiengow.engine.tile.TileSet;

/** Which tiles are the same to anybody but the one who counts them: the two of a kind, the two military ones of a rank. */
public final class Sameness {
    /** The first tile of each two that are interchangeable in play: all neighbours but 42 and 21. */
    private static final int FIRSTS = 0x15555555;

    private static final int TWINS = 30;

    private Sameness() {}

    /** The set that stands for all that are the same as this one: a single tile's first twin, or itself. */
    public static int first(int set) {
        return set < TWINS ? set & ~1 : set;
    }

    /** Whether taking these tiles from a hand is the same as taking others that stand before them. */
    public static boolean hasEarlierTwin(int hand, int tiles) {
        return (tiles >>> 1 & FIRSTS & hand & ~tiles) != 0;
    }

    /** The tiles that stand before all others that are the same, for these tiles out of a hand. */
    static int earliest(int hand, int tiles) {
        int later = tiles & FIRSTS << 1;
        int movable = later & (hand & ~tiles & FIRSTS) << 1;
        return tiles & ~movable | movable >>> 1;
    }

    /** The tiles that stand after all others that are the same, for these tiles out of a hand. */
    static int latest(int hand, int tiles) {
        int movable = tiles & FIRSTS & ~(tiles >>> 1) & hand >>> 1;
        return tiles ^ (movable | movable << 1);
    }

    /** Tiles of a hand that are the same as these, each for one; those that it holds stay. */
    public static int within(int hand, TileSet tiles) {
        int missing = tiles.bits() & ~hand;
        return tiles.bits() & hand | (missing & FIRSTS) << 1 | missing >>> 1 & FIRSTS;
    }

    /** The first of all choices of tiles from a hand that are the same as this one. */
    public static TileSet first(TileSet hand, TileSet tiles) {
        int found = tiles.bits();
        int earlier = found >>> 1 & FIRSTS & hand.bits() & ~found;
        return new TileSet(found & ~(earlier << 1) | earlier);
    }
}
