package org.tiengow.client.lab.arena.duel;

import java.util.BitSet;

/** Which deals a candidate won, drew and lost: whether it made more chips of them than its opponent would have. */
final class DealScores {
    private final BitSet won = new BitSet();
    private final BitSet lost = new BitSet();
    private int deals;

    void add(double chips) {
        won.set(deals, chips > 0);
        lost.set(deals, chips < 0);
        deals++;
    }

    /** How many deals there are. */
    int deals() {
        return deals;
    }

    int won() {
        return won.cardinality();
    }

    int lost() {
        return lost.cardinality();
    }

    /** 1 for a deal that was won, 0 for a lost one, a half for a drawn one. */
    double score(int deal) {
        return won.get(deal) ? 1 : lost.get(deal) ? 0 : 0.5;
    }

    /** The sum of all scores. */
    double sum() {
        return (deals + won() - lost()) / 2.0;
    }
}
