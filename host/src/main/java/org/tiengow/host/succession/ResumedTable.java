package org.tiengow.host.succession;

import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;

/**
 * A table that goes on after its host was gone.
 *
 * @param table its number, 0 for the first
 * @param match the id of its match; empty when none was played
 * @param round the round it is in, or was in last; 0 before the first
 * @param plays how many plays were made in that round
 */
public record ResumedTable(int table, String match, int round, int plays) {
    public static ResumedTable of(int table, TableSnapshot snapshot) {
        MatchSnapshot match = snapshot.getMatch();
        return new ResumedTable(
                table,
                match.getId(),
                match.getRound().getNumber(),
                match.getRound().getPlaysCount());
    }
}
