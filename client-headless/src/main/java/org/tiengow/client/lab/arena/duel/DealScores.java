package org.tiengow.client.lab.arena.duel;

import java.util.BitSet;

/** The deals that a candidate won, drew and lost. A deal is won if it brings more chips than the opponent would have made. */
final class DealScores {
    private final BitSet won = new BitSet();
    private final BitSet lost = new BitSet();
    private int deals;

    void add(double chips) {
        won.set(deals, chips > 0);
        lost.set(deals, chips < 0);
        deals++;
    }

    int deals() {
        return deals;
    }

    int won() {
        return won.cardinality();
    }

    int lost() {
        return lost.cardinality();
    }

    /** Returns the score of a deal: 1 if it was won, 0 if lost, 0.5 if drawn. */
    double score(int deal) {
        return won.get(deal) ? 1 : lost.get(deal) ? 0 : 0.5;
    }

    /** Returns the sum of all scores. */
    double sum() {
        return (deals + won() - lost()) / 2.0;
    }
}
