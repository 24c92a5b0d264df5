package org.tiengow.lab.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The result of an arena.
 *
 * @param plan the plan that was played
 * @param rounds the number of rounds played
 * @param standings the result of each candidate
 */
public record ArenaReport(ArenaPlan plan, long rounds, List<CandidateResult> standings) {
    public ArenaReport {
        standings = List.copyOf(standings);
    }

    /** Checks whether the chips say anything about every candidate. */
    public boolean isMeasured() {
        return standings.stream().allMatch(CandidateResult::isMeasured);
    }

    /** Returns the decisions of every candidate by their origin. */
    public Map<String, DecisionCounts> decisions() {
        Map<String, DecisionCounts> all = new LinkedHashMap<>();
        standings.forEach(standing -> all.put(standing.name(), standing.decisions()));
        return all;
    }

    /** Returns the number of deals that do not count, because a substitute played in some seat. */
    public int leftOut() {
        return plan.deals() - (int) standings.get(0).chips().samples();
    }
}
