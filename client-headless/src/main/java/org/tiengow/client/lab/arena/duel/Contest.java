package org.tiengow.client.lab.arena.duel;

/**
 * The deals of a duel as won, drawn and lost.
 *
 * @param candidate the name of who was judged
 * @param opponent the name of who had the other seats
 * @param scores which deals the candidate won
 */
record Contest(String candidate, String opponent, DealScores scores) {
    /** How many deals count: those played, and one drawn besides. */
    double deals() {
        return scores.deals() + 1.0;
    }

    /** How many of them the candidate won, a drawn one counted half. */
    double won() {
        return scores.sum() + 0.5;
    }
}
