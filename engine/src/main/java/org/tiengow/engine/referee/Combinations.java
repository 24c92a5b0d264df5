package org.tiengow.engine.referee;

/** The combinations of 1 to 4 tiles from a hand, numbered so that no list is needed. A table is computed once; calls allocate nothing. */
final class Combinations {
    private static final int MOST_HELD = 13;
    private static final int MOST_TAKEN = 4;

    /** The number of combinations, at {@code 16 × taken + held}. */
    private static final int[] COUNTS = new int[16 * (MOST_TAKEN + 1)];

    /**
     * The positions of the tiles taken, from the highest to the lowest, four bits each.
     *
     * <p>Combinations of one tile come first, then those of two and so on. Within one size, a combination comes before those with a
     * higher top position. So one table serves hands of every size.
     */
    private static final short[] PLACES = new short[13 + 78 + 286 + 715];

    private static final int[] START = new int[MOST_TAKEN + 1];

    static {
        int next = 0;
        for (int taken = 1; taken <= MOST_TAKEN; taken++) {
            START[taken] = next;
            for (int held = 1; held <= MOST_HELD; held++) {
                next = list(held - 1, taken, next);
                COUNTS[16 * taken + held] = next - START[taken];
            }
        }
    }

    private Combinations() {}

    /** Returns the number of ways to take {@code taken} of {@code held} tiles. */
    static int count(int held, int taken) {
        return COUNTS[16 * taken + held];
    }

    /** Returns the tiles of one combination. */
    static int tiles(int hand, int taken, int choice) {
        if (taken == 1) {
            return Bits.nth(hand, choice);
        }
        int places = PLACES[START[taken] + choice];
        int tiles = Bits.nth(hand, places & 15);
        for (int i = 1; i < taken; i++) {
            places >>>= 4;
            tiles |= Bits.nth(hand, places & 15);
        }
        return tiles;
    }

    /** Writes all combinations whose highest position is {@code last}, and returns the next free index. */
    private static int list(int last, int taken, int from) {
        int next = from;
        for (int others = 0; others < 1 << last; others++) {
            if (Integer.bitCount(others) == taken - 1) {
                PLACES[next++] = (short) (packed(others) << 4 | last);
            }
        }
        return next;
    }

    private static int packed(int others) {
        int packed = 0;
        for (int place = 0; place < MOST_HELD; place++) {
            if ((others >>> place & 1) != 0) {
                packed = packed << 4 | place;
            }
        }
        return packed;
    }
}
