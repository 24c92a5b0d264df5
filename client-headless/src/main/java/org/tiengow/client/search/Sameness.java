package org.tiengow.client.search;

import org.tiengow.engine.tile.TileSet;

/** Interchangeable tiles: the two of a kind, and the two military ones of a rank. Only their holder can tell two such twins apart. */
public final class Sameness {
    /**
     * The first tile of each interchangeable pair, a bit each. Neighbouring bits are such a pair, except the last two: the tiles 42 and 21.
     */
    private static final int FIRSTS = 0x15555555;

    private static final int TWINS = 30;

    private Sameness() {}

    /** Returns the representative of all sets equivalent to this one: the first twin of a single tile, otherwise the set itself. */
    public static int first(int set) {
        return set < TWINS ? set & ~1 : set;
    }

    /** Checks whether taking these tiles from a hand is equivalent to taking some earlier tiles instead. */
    public static boolean hasEarlierTwin(int hand, int tiles) {
        return (tiles >>> 1 & FIRSTS & hand & ~tiles) != 0;
    }

    /** Replaces tiles by their later twins in the hand, where possible, and returns the result. */
    static int latest(int hand, int tiles) {
        int movable = tiles & FIRSTS & ~(tiles >>> 1) & hand >>> 1;
        return tiles ^ (movable | movable << 1);
    }

    /** Replaces tiles to be kept by their later twins in the hand, where these are neither taken nor to be kept, and returns the result. */
    static int sparing(int kept, int hand, int tiles) {
        int movable = tiles & kept & FIRSTS & (hand & ~tiles & ~kept) >>> 1;
        return tiles ^ (movable | movable << 1);
    }

    /** Returns tiles of a hand that are equivalent to these. A tile that the hand holds is kept, any other is replaced by its twin. */
    public static int within(int hand, TileSet tiles) {
        int missing = tiles.bits() & ~hand;
        return tiles.bits() & hand | (missing & FIRSTS) << 1 | missing >>> 1 & FIRSTS;
    }

    /** Returns the first of all equivalent choices of tiles from a hand. */
    public static TileSet first(TileSet hand, TileSet tiles) {
        int found = tiles.bits();
        int earlier = found >>> 1 & FIRSTS & hand.bits() & ~found;
        return new TileSet(found & ~(earlier << 1) | earlier);
    }
}
