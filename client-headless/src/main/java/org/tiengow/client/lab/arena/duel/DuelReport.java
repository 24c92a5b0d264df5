package org.tiengow.client.lab.arena.duel;

import java.util.List;

/**
 * The result of a plan of duels.
 *
 * @param plan the plan that was played
 * @param duels the results of the duels, in the order of the plan
 * @param ratings the ratings of all strategies on one scale, the pool first
 */
public record DuelReport(DuelPlan plan, List<DuelResult> duels, List<Rating> ratings) {
    public DuelReport {
        duels = List.copyOf(duels);
        ratings = List.copyOf(ratings);
    }

    /** Returns the combined answer for every candidate against every opponent. */
    public Conclusion answer() {
        return Conclusion.all(duels.stream().map(DuelResult::answer).toList());
    }
}
