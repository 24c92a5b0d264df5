package org.tiengow.client.lab.arena;

import java.util.List;

/**
 * What an arena found out.
 *
 * @param plan what was played
 * @param rounds how many rounds that were
 * @param standings how each candidate did
 */
public record ArenaReport(ArenaPlan plan, long rounds, List<CandidateResult> standings) {
    /** Copies the list. */
    public ArenaReport {
        standings = List.copyOf(standings);
    }
}
