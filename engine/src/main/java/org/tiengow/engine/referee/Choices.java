package org.tiengow.engine.referee;

/** The ways to take a few tiles from a hand, numbered and never listed. */
final class Choices {
    private static final int MOST_HELD = 13;
    private static final int MOST_TAKEN = 4;

    /** How many ways there are: tiles taken times {@code 16} plus tiles held. */
    private static final int[] COUNTS = new int[(MOST_TAKEN + 1) * 16];

    /**
     * The places taken, a bit each: all choices of one place, then of two and so on. Among the choices of as many places those
     * that leave the last place alone come first, so that one table serves hands of every size.
     */
    private static final short[] PLACES = new short[13 + 78 + 286 + 715];

    private static final int[] START = new int[MOST_TAKEN + 1];

    static {
        int next = 0;
        for (int taken = 0; taken <= MOST_TAKEN; taken++) {
            START[taken] = next;
            for (int places = 0; places < 1 << MOST_HELD; places++) {
                if (Integer.bitCount(places) == taken) {
                    for (int held = Integer.SIZE - Integer.numberOfLeadingZeros(places); held <= MOST_HELD; held++) {
                        COUNTS[16 * taken + held]++;
                    }
                    if (taken > 0) {
                        PLACES[next++] = (short) places;
                    }
                }
            }
        }
    }

    private Choices() {}

    /** How many ways there are to take some of the tiles held. */
    static int count(int held, int taken) {
        return COUNTS[16 * taken + held];
    }

    /** The tiles of one choice. */
    static int tiles(int hand, int taken, int choice) {
        if (taken == 1) {
            return Bits.nth(hand, choice);
        }
        int tiles = 0;
        int rest = hand;
        for (int places = PLACES[START[taken] + choice]; places != 0; places >>>= 1) {
            int first = rest & -rest;
            tiles |= (places & 1) == 0 ? 0 : first;
            rest ^= first;
        }
        return tiles;
    }
}
