package org.tiengow.client.lab.arena;

import java.util.List;

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
}
