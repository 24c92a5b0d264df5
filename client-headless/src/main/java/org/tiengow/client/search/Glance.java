package org.tiengow.client.search;

/** An approximation for forfeits of several tiles: the cost of each tile is taken as if it went alone. */
final class Glance {
    private final float[] costs = new float[Integer.SIZE];
    private float whole;

    /**
     * Computes the cost of each tile of a hand.
     *
     * @param tiles any forfeit of this decision
     */
    void look(Values expected, int hand, int tiles) {
        expected.forfeit(tiles);
        whole = expected.without(0);
        for (int rest = hand; rest != 0; rest &= rest - 1) {
            int tile = Integer.lowestOneBit(rest);
            costs[Integer.numberOfTrailingZeros(tile)] = expected.without(tile) - whole;
        }
    }

    /** Returns the approximate value of forfeiting these tiles. */
    float value(int tiles) {
        float sum = whole;
        for (int rest = tiles; rest != 0; rest &= rest - 1) {
            sum += costs[Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }
}
