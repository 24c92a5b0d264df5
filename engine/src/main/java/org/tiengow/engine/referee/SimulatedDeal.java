package org.tiengow.engine.referee;

import java.util.function.IntUnaryOperator;

/** Deals again and again without allocating; chance comes in as an argument. One thread only. */
public final class SimulatedDeal {
    private static final int[] HAND_SIZES = {13, 9, 8};

    private final int[] tiles = new int[Sets.TILES];
    private final int[] hands;
    private final int handSize;

    /**
     * Nothing dealt yet.
     *
     * @param players 2 to 4
     */
    public SimulatedDeal(int players) {
        hands = new int[players];
        handSize = HAND_SIZES[players - 2];
        for (int tile = 0; tile < tiles.length; tile++) {
            tiles[tile] = 1 << tile;
        }
    }

    /**
     * Deals at random.
     *
     * @param below given n, any number from 0 to n − 1, each as likely as the others
     */
    public void shuffle(IntUnaryOperator below) {
        int left = tiles.length;
        int undealt = -1;
        for (int seat = 0; seat < hands.length; seat++) {
            int hand = handSize == left ? undealt : 0;
            for (int i = handSize == left ? handSize : 0; i < handSize; i++) {
                int at = below.applyAsInt(left--);
                int tile = tiles[at];
                tiles[at] = tiles[left];
                tiles[left] = tile;
                hand |= tile;
            }
            undealt ^= hand;
            hands[seat] = hand;
        }
    }

    /** The tiles of a seat. */
    public int hand(int seat) {
        return hands[seat];
    }

    int[] hands() {
        return hands;
    }
}
