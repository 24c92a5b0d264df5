package org.tiengow.client.session.table;

import java.util.List;

/**
 * The match at a table, as far as it has come.
 *
 * @param id in hexadecimal digits; empty before the first round
 * @param rounds its finished rounds, in order
 * @param places places when it is over, a seat, 1 for the first, equal chips share one; empty before
 */
public record TableMatch(String id, List<FinishedRound> rounds, List<Integer> places) {
    /** Copies the lists. */
    public TableMatch {
        rounds = List.copyOf(rounds);
        places = List.copyOf(places);
    }
}
