package org.tiengow.client.lab.arena.duel;

import java.util.List;
import org.tiengow.client.lab.arena.Estimate;

/**
 * The result of a duel.
 *
 * @param candidate the name of the candidate
 * @param opponent the name of the opponent
 * @param deals the number of deals played
 * @param rounds the number of rounds played, the reference included
 * @param chips the chips a round that a seat makes more under the candidate than under the opponent; each deal counts once
 * @param answer the answer to the question
 * @param won the number of deals in which the candidate made more chips
 * @param lost the number of deals in which it made fewer
 * @param kinds the kinds of decisions by which the chips were won and lost; kinds that never occurred are left out
 * @param course the estimates of {@code chips} after each block of deals, in order
 */
public record DuelResult(
        String candidate,
        String opponent,
        int deals,
        long rounds,
        Estimate chips,
        Conclusion answer,
        int won,
        int lost,
        List<KindResult> kinds,
        List<Estimate> course) {
    public DuelResult {
        kinds = List.copyOf(kinds);
        course = List.copyOf(course);
    }

    /** Returns the number of rounds in which the candidate sat. */
    public long seatings() {
        return rounds - deals;
    }

    /** Returns the number of rounds that differ from the reference, by a decision of the candidate or of its opponents. */
    public long parted() {
        return kinds.stream().mapToLong(KindResult::decisions).sum();
    }
}
