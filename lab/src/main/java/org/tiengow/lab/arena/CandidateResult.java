package org.tiengow.lab.arena;

/**
 * The result of one candidate.
 *
 * @param name the candidate
 * @param chips chips a round; each deal counts once, as the mean over all seats and rotations of the candidate in it
 * @param decisions the decisions by their origin, over all deals
 * @param seats the number of times the candidate had a seat in a deal that counts
 * @param won the fraction of them in which it won the last trick, 0 to 1
 */
public record CandidateResult(String name, Estimate chips, DecisionCounts decisions, long seats, double won) {
    /** Checks whether the chips say anything about the candidate: its decisions are its own, and a deal counts. */
    public boolean isMeasured() {
        return decisions.areMeasured() && chips.samples() > 0;
    }
}
