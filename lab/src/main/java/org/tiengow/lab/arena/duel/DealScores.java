package org.tiengow.lab.arena.duel;

import java.util.BitSet;

/** The deals that a candidate won, drew and lost. A deal is won if it brings more chips than the opponent would have made. */
final class DealScores {
    private final BitSet won = new BitSet();
    private final BitSet lost = new BitSet();
    private final BitSet leftOut = new BitSet();
    private int played;

    void add(double chips) {
        won.set(played, chips > 0);
        lost.set(played, chips < 0);
        played++;
    }

    /** Adds a deal that does not count. It keeps its number, since other duels play the same deals. */
    void leaveOut() {
        leftOut.set(played);
        played++;
    }

    /** Returns the number of deals that count. */
    int deals() {
        return played - leftOut();
    }

    int leftOut() {
        return leftOut.cardinality();
    }

    /** Returns the number of deals played, also those that do not count. */
    int played() {
        return played;
    }

    /** Checks whether a deal was played and counts. */
    boolean counts(int deal) {
        return deal < played && !leftOut.get(deal);
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
        return (deals() + won() - lost()) / 2.0;
    }
}
