package org.tiengow.lab.arena.duel;

/**
 * The deals of a duel, as won, drawn and lost.
 *
 * @param candidate the name of the candidate
 * @param opponent the name of the opponent
 * @param scores the outcome of each deal for the candidate
 */
record Contest(String candidate, String opponent, DealScores scores) {
    /** Returns the number of deals that count: those played, and one additional drawn deal. */
    double deals() {
        return scores.deals() + 1.0;
    }

    /** Returns the number of deals that the candidate won; a drawn deal counts half. */
    double won() {
        return scores.sum() + 0.5;
    }
}
