package org.tiengow.client.search;

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
}
