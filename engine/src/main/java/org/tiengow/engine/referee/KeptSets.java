package org.tiengow.engine.referee;

/** The rule that a lead may not break up a larger set of the hand (rules 3.4). */
final class KeptSets {
    /** The smaller sets that some tiles of a set form, per set. */
    private static final long[] INSIDE = new long[Sets.COUNT];

    private static final long OF_MORE_TILES = -1L << Sets.TILES;

    static {
        for (int set = Sets.TILES; set < Sets.COUNT; set++) {
            INSIDE[set] = inside(set);
        }
    }

    private KeptSets() {}

    /** Returns the sets that may not be led because another held set contains them. */
    static long broken(long held) {
        long broken = 0;
        for (long rest = held & OF_MORE_TILES; rest != 0; rest &= rest - 1) {
            broken |= INSIDE[Long.numberOfTrailingZeros(rest)];
        }
        return broken;
    }

    /** Returns the largest held set that contains this one, or {@link Sets#NONE}. */
    static int around(long held, int set) {
        int largest = Sets.NONE;
        int most = 0;
        for (long rest = held & OF_MORE_TILES; rest != 0; rest &= rest - 1) {
            int other = Long.numberOfTrailingZeros(rest);
            if ((INSIDE[other] >>> set & 1) != 0 && Sets.size(other) > most) {
                largest = other;
                most = Sets.size(other);
            }
        }
        return largest;
    }

    private static long inside(int set) {
        int reach = Sets.reach(set);
        long inside = reach == 0 ? 0 : Sets.in(reach) | reach & 0xffffffffL;
        long smaller = 0;
        for (long rest = inside; rest != 0; rest &= rest - 1) {
            int part = Long.numberOfTrailingZeros(rest);
            if (Sets.size(part) < Sets.size(set) && fits(part, set)) {
                smaller |= 1L << part;
            }
        }
        return smaller;
    }

    /** Checks whether a part needs no more civil and no more military tiles than the set has. */
    private static boolean fits(int part, int set) {
        return Sets.civilTiles(part) <= Sets.civilTiles(set)
                && Sets.size(part) - Sets.civilTiles(part) <= Sets.size(set) - Sets.civilTiles(set);
    }
}
