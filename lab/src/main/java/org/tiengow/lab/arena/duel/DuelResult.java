package org.tiengow.lab.arena.duel;

import java.util.List;
import org.tiengow.lab.arena.DecisionCounts;
import org.tiengow.lab.arena.Estimate;

/**
 * The result of a duel.
 *
 * @param candidate the name of the candidate
 * @param opponent the name of the opponent
 * @param deals the number of deals that count
 * @param leftOut the number of deals that do not count, because a substitute played in some seat
 * @param rounds the number of rounds played, the reference included
 * @param chips the chips a round that a seat makes more under the candidate than under the opponent; each deal counts once
 * @param answer the answer to the question
 * @param candidateDecisions the candidate's decisions by their origin, over all deals
 * @param opponentDecisions the opponent's, the reference included
 * @param won the number of deals in which the candidate made more chips
 * @param lost the number of deals in which it made fewer
 * @param kinds the kinds of decisions by which the chips were won and lost; kinds that never occurred are left out
 * @param course the estimates of {@code chips} after each block of deals, in order
 */
public record DuelResult(
        String candidate,
        String opponent,
        int deals,
        int leftOut,
        long rounds,
        Estimate chips,
        Conclusion answer,
        DecisionCounts candidateDecisions,
        DecisionCounts opponentDecisions,
        int won,
        int lost,
        List<KindResult> kinds,
        List<Estimate> course) {
    public DuelResult {
        kinds = List.copyOf(kinds);
        course = List.copyOf(course);
    }

    /** Checks whether the deals say anything about the two strategies. */
    public boolean isMeasured() {
        return answer != Conclusion.NOT_MEASURED;
    }

    /** Returns the number of rounds in which the candidate sat, of the deals that count. */
    public long seatings() {
        return rounds / (deals + leftOut) * deals - deals;
    }

    /** Returns the number of rounds that differ from the reference, by a decision of the candidate or of its opponents. */
    public long parted() {
        return kinds.stream().mapToLong(KindResult::decisions).sum();
    }
}
