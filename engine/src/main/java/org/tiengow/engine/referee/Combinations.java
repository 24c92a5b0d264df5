package org.tiengow.engine.referee;

/** The ways to take a few tiles from a hand, numbered and never listed. */
final class Combinations {
    private static final int MOST_HELD = 13;
    private static final int MOST_TAKEN = 4;

    /** How many ways there are, at {@code 16 × taken + held}. */
    private static final int[] COUNTS = new int[16 * (MOST_TAKEN + 1)];

    /**
     * Which of the tiles held are taken: their places from the highest to the lowest, four bits each.
     *
     * <p>First the choices of one tile, then of two and so on. Among choices of as many tiles those that leave the last tiles alone
     * come first, so that one table serves hands of every size.
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

    /** How many ways there are to take some of the tiles held. */
    static int count(int held, int taken) {
        return COUNTS[16 * taken + held];
    }

    /** The tiles of one choice. */
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

    /** Lists the choices of which a place is the last one. */
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
