package org.tiengow.client.search;

/** A first glance at the ways to forfeit several tiles: each tile costs what it would cost alone. */
final class Glance {
    private final float[] costs = new float[Integer.SIZE];
    private float whole;

    /**
     * Looks at the tiles of a hand, one by one.
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

    /** About what is expected of forfeiting these tiles. */
    float value(int tiles) {
        float sum = whole;
        for (int rest = tiles; rest != 0; rest &= rest - 1) {
            sum += costs[Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }
}
