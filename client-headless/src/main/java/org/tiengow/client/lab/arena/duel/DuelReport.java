package org.tiengow.client.lab.arena.duel;

import java.util.List;

/**
 * What a plan of duels found out.
 *
 * @param plan what was played
 * @param duels every duel, in the order of the plan
 * @param ratings everybody's place on one scale, the pool first
 */
public record DuelReport(DuelPlan plan, List<DuelResult> duels, List<Rating> ratings) {
    /** Copies the lists. */
    public DuelReport {
        duels = List.copyOf(duels);
        ratings = List.copyOf(ratings);
    }

    /** Whether what was asked is so of every candidate against every opponent. */
    public Conclusion answer() {
        return Conclusion.all(duels.stream().map(DuelResult::answer).toList());
    }
}
