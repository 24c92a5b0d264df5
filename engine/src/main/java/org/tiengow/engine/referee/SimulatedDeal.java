package org.tiengow.engine.referee;

import java.util.function.IntUnaryOperator;

/** A dealer that shuffles repeatedly without allocating. Random numbers come in as an argument. Not thread-safe. */
public final class SimulatedDeal {
    private static final int[] HAND_SIZES = {13, 9, 8};

    private final int[] tiles = new int[Sets.TILES];
    private final int[] hands;
    private final int handSize;

    /**
     * Creates a dealer with nothing dealt.
     *
     * @param players 2 to 4
     */
    public SimulatedDeal(int players) {
        hands = new int[players];
        handSize = HAND_SIZES[players - 2];
        restart();
    }

    /** Puts the tiles back into their first order, so that the next deal depends on its random numbers and not on earlier deals. */
    public void restart() {
        for (int tile = 0; tile < tiles.length; tile++) {
            tiles[tile] = 1 << tile;
        }
    }

    /**
     * Deals at random.
     *
     * @param below given n, returns a number from 0 to n − 1, each equally likely
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

    public int hand(int seat) {
        return hands[seat];
    }

    int[] hands() {
        return hands;
    }
}
