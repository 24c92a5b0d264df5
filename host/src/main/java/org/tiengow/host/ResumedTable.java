package org.tiengow.host;

import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;

/**
 * A table that continues after its host was gone.
 *
 * @param table the number of the table, 0 for the first
 * @param match the id of its match; empty without one
 * @param round the current or last round; 0 before the first
 * @param plays the number of plays made in that round
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
