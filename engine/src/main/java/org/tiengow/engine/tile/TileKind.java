package org.tiengow.engine.tile;

/**
 * The 21 faces, in the order of rules 1.2 and 1.3: civil high to low, then military high to low.
 *
 * <p>Each civil face is carved on two tiles, each military face on one. Two military faces of one pip total are equal in
 * rank.
 */
public enum TileKind {
    HEAVEN(6, 6, 11),
    EARTH(1, 1, 10),
    MAN(4, 4, 9),
    GOOSE(3, 1, 8),
    PLUM_FLOWER(5, 5, 7),
    LONG_THREES(3, 3, 6),
    BENCH(2, 2, 5),
    HATCHET(6, 5, 4),
    RED_HEAD_TEN(6, 4, 3),
    LONG_LEG_SEVEN(6, 1, 2),
    MALLET_SIX(5, 1, 1),
    NINE_63(6, 3, 6),
    NINE_54(5, 4, 6),
    EIGHT_62(6, 2, 5),
    EIGHT_53(5, 3, 5),
    SEVEN_52(5, 2, 4),
    SEVEN_43(4, 3, 4),
    BIG_SIX(4, 2, 3),
    FIVE_41(4, 1, 2),
    FIVE_32(3, 2, 2),
    LITTLE_THREE(2, 1, 1);

    private final int high;
    private final int low;
    private final int rank;

    TileKind(int high, int low, int rank) {
        this.high = high;
        this.low = low;
        this.rank = rank;
    }

    /** Returns the pips of the higher half, 1 to 6. */
    public int high() {
        return high;
    }

    /** Returns the pips of the lower half, 1 to 6. */
    public int low() {
        return low;
    }

    public Suit suit() {
        return compareTo(MALLET_SIX) <= 0 ? Suit.CIVIL : Suit.MILITARY;
    }

    /**
     * Returns the rank inside the suit, 1 the lowest: civil 1 to 11, military 1 to 6. The parameter {@code sixRanksWithThree} is
     * not applied here.
     */
    public int rank() {
        return rank;
    }

    /** Returns the number of tiles with this face: two if civil, one if military. */
    public int copies() {
        return suit() == Suit.CIVIL ? 2 : 1;
    }

    /** Returns the number of red pips (rules 1.4): all of a 1 and of a 4, and six of Heaven's twelve. */
    public int redPips() {
        return this == HEAVEN ? 6 : redOf(high) + redOf(low);
    }

    /** Returns the face as two digits, the higher half first (rules 1.1). */
    public String notation() {
        return "" + high + low;
    }

    private static int redOf(int half) {
        return half == 1 || half == 4 ? half : 0;
    }
}
