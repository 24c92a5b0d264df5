package org.tiengow.engine.referee;

/**
 * All sets of the game (rules 3.1 to 3.3), numbered from 0 to 63, so that the sets of a hand are the bits of one long.
 *
 * <pre>
 *   0 .. 31          a single tile, by its index
 *  32 + 2p           the pair of neighbours 2p and 2p+1:  p = 0 .. 10 civil, 11 .. 14 military, 15 the Supreme
 *  33 + 2g + 8s      a mixed set of group g = 0 .. 3 (66 and nines, 11 and eights, 44 and sevens, 31 and fives)
 *                    and shape s = 0 one civil one military, 1 two civil one military,
 *                                  2 one civil two military, 3 two of each
 * </pre>
 *
 * <p>The two tiles of a kind, and the two military tiles of a rank, are interchangeable in play; 42 and 21 are not. If several
 * choices of tiles make the same set, the first tiles of the hand represent all of them.
 */
public final class Sets {
    /** No set. */
    public static final int NONE = -1;

    static final int COUNT = 64;
    static final int TILES = 32;
    static final int HEAVENS = pair(0);
    static final int LONG_LEG_SEVENS = pair(9);
    static final int MALLET_SIXES = pair(10);
    static final int NINES = pair(11);
    static final int SUPREME = pair(15);
    static final int BIG_SIX = 30;
    static final int LITTLE_THREE = 31;

    /** Both single tiles of a kind, as sets. */
    static final long LONG_LEG_SEVEN = 3L << 18;

    static final long MALLET_SIX = 3L << 20;
    static final long QUARTETS = 1L << mixed(0, 3) | 1L << mixed(1, 3) | 1L << mixed(2, 3) | 1L << mixed(3, 3);
    static final long MIXED = 0xaaaaaaaaL << 32;

    private static final int CIVIL_TO_MILITARY = 22;
    private static final int CIVIL = (1 << CIVIL_TO_MILITARY) - 1;
    private static final int FIRSTS = 0x55555555;
    private static final int GROUPS = 0x55;
    private static final int INTERCHANGEABLE = 0x15555555;

    /** The tiles that every set of a number contains. */
    private static final int[] WHOLE = new int[COUNT];

    /** The two civil tiles, or the two military tiles, of which a set needs either one; 0 if it needs none. */
    private static final int[] ONE_CIVIL = new int[COUNT];

    private static final int[] ONE_MILITARY = new int[COUNT];

    /** The sets of a size, for 0 to 4 tiles. */
    private static final long[] OF_SIZE = new long[5];

    private static final Shape[] SHAPES = new Shape[COUNT];

    private static final int[] SIZES = new int[COUNT];
    private static final int[] CIVIL_TILES = new int[COUNT];

    static {
        for (int tile = 0; tile < TILES; tile++) {
            define(tile, 1 << tile, 0, 0, tile < CIVIL_TO_MILITARY ? Shape.SINGLE_CIVIL : Shape.SINGLE_MILITARY);
        }
        for (int slot = 0; slot < 16; slot++) {
            define(pair(slot), 3 << 2 * slot, 0, 0, slot < 11 ? Shape.CIVIL_PAIR : Shape.MILITARY_PAIR);
        }
        for (int group = 0; group < 4; group++) {
            int civil = 3 << 2 * group;
            int military = civil << CIVIL_TO_MILITARY;
            define(mixed(group, 0), 0, civil, military, Shape.MIXED_PAIR);
            define(mixed(group, 1), civil, 0, military, Shape.TWO_CIVIL_ONE_MILITARY);
            define(mixed(group, 2), military, civil, 0, Shape.ONE_CIVIL_TWO_MILITARY);
            define(mixed(group, 3), civil | military, 0, 0, Shape.QUARTET);
        }
    }

    private Sets() {}

    /** The shapes of sets. Only a set of the same shape can beat another (rules 4.3). The Supreme counts as a military pair here. */
    public enum Shape {
        SINGLE_CIVIL,
        SINGLE_MILITARY,
        CIVIL_PAIR,
        MILITARY_PAIR,
        MIXED_PAIR,
        TWO_CIVIL_ONE_MILITARY,
        ONE_CIVIL_TWO_MILITARY,
        QUARTET;

        /** Checks whether the two shapes differ only in the suit. */
        boolean isOtherSuitThan(Shape other) {
            return switch (this) {
                case SINGLE_CIVIL -> other == SINGLE_MILITARY;
                case SINGLE_MILITARY -> other == SINGLE_CIVIL;
                case CIVIL_PAIR -> other == MILITARY_PAIR;
                case MILITARY_PAIR -> other == CIVIL_PAIR;
                case MIXED_PAIR, TWO_CIVIL_ONE_MILITARY, ONE_CIVIL_TWO_MILITARY, QUARTET -> false;
            };
        }
    }

    /** Returns every set that some of these tiles form, mixed sets included, one bit each. */
    static long in(int tiles) {
        int both = tiles & tiles >>> 1 & FIRSTS;
        int any = (tiles | tiles >>> 1) & FIRSTS;
        int military = any >>> CIVIL_TO_MILITARY;
        int militaryPairs = both >>> CIVIL_TO_MILITARY;
        int mixed = any & military & GROUPS
                | (both & military & GROUPS) << 8
                | (any & militaryPairs & GROUPS) << 16
                | (both & militaryPairs & GROUPS) << 24;
        int seconds = (both & INTERCHANGEABLE) << 1;
        return (long) (both | mixed << 1) << TILES | (tiles & ~seconds) & 0xffffffffL;
    }

    /** Returns the set that all these tiles form together, or {@link #NONE}. */
    static int of(int tiles) {
        int size = Integer.bitCount(tiles);
        if (size == 0 || size >= OF_SIZE.length) {
            return NONE;
        }
        long whole = in(tiles) & OF_SIZE[size];
        return whole == 0 ? NONE : Long.numberOfTrailingZeros(whole);
    }

    /** Returns the tiles that form a set of a hand; the first ones of the hand where it has a choice. */
    static int tiles(int hand, int set) {
        int civil = hand & ONE_CIVIL[set];
        int military = hand & ONE_MILITARY[set];
        return WHOLE[set] | civil & -civil | military & -military;
    }

    static Shape shape(int set) {
        return SHAPES[set];
    }

    /** Returns the number of tiles of a set, 1 to 4. */
    static int size(int set) {
        return SIZES[set];
    }

    /** Returns the number of civil tiles of a set. */
    static int civilTiles(int set) {
        return CIVIL_TILES[set];
    }

    /** Returns all tiles that occur in any set of this number. */
    static int reach(int set) {
        return WHOLE[set] | ONE_CIVIL[set] | ONE_MILITARY[set];
    }

    static int pair(int slot) {
        return TILES + 2 * slot;
    }

    static int mixed(int group, int shape) {
        return TILES + 1 + 2 * group + 8 * shape;
    }

    private static void define(int set, int whole, int oneCivil, int oneMilitary, Shape shape) {
        WHOLE[set] = whole;
        ONE_CIVIL[set] = oneCivil;
        ONE_MILITARY[set] = oneMilitary;
        SHAPES[set] = shape;
        CIVIL_TILES[set] = Integer.bitCount(whole & CIVIL) + (oneCivil == 0 ? 0 : 1);
        SIZES[set] = CIVIL_TILES[set] + Integer.bitCount(whole & ~CIVIL) + (oneMilitary == 0 ? 0 : 1);
        OF_SIZE[SIZES[set]] |= 1L << set;
    }
}
