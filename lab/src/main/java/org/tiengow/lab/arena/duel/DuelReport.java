package org.tiengow.lab.arena.duel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.lab.arena.DecisionCounts;

/**
 * The result of a plan of duels.
 *
 * @param plan the plan that was played
 * @param duels the results of the duels, in the order of the plan
 * @param ratings the ratings of all strategies on one scale, the pool first; without those that were not measured
 */
public record DuelReport(DuelPlan plan, List<DuelResult> duels, List<Rating> ratings) {
    public DuelReport {
        duels = List.copyOf(duels);
        ratings = List.copyOf(ratings);
    }

    /** Returns the decisions of every strategy by their origin, over all duels. */
    public Map<String, DecisionCounts> decisions() {
        Map<String, DecisionCounts> all = new LinkedHashMap<>();
        for (DuelResult duel : duels) {
            all.merge(duel.candidate(), duel.candidateDecisions(), DecisionCounts::plus);
            all.merge(duel.opponent(), duel.opponentDecisions(), DecisionCounts::plus);
        }
        return all;
    }

    /** Returns the combined answer for every candidate against every opponent. */
    public Conclusion answer() {
        return Conclusion.all(duels.stream().map(DuelResult::answer).toList());
    }
}
