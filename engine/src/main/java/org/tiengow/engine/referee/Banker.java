package org.tiengow.engine.referee;

/** The banker of a simulated round, with its term and wins (rules 5.2). Mutable. */
final class Banker {
    private int seat;
    private int term = 1;
    private int wins;

    void set(int newSeat, int newTerm, int newWins) {
        seat = newSeat;
        term = newTerm;
        wins = newWins;
    }

    void copyFrom(Banker other) {
        set(other.seat, other.term, other.wins);
    }

    int seat() {
        return seat;
    }

    /** Rounds in a row as banker, this one included. */
    int term() {
        return term;
    }

    /** Rounds in a row won before this one. */
    int wins() {
        return wins;
    }

    boolean takesPart(int from, int to) {
        return from == seat || to == seat;
    }
}
