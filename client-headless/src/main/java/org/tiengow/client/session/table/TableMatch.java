package org.tiengow.client.session.table;

import java.util.List;

/**
 * The match at a table.
 *
 * @param id its id in hexadecimal digits; empty before the first round
 * @param rounds its finished rounds, in order
 * @param places the final places by seat, 1 for the first, equal chips share a place; empty before the match is over
 */
public record TableMatch(String id, List<FinishedRound> rounds, List<Integer> places) {
    public TableMatch {
        rounds = List.copyOf(rounds);
        places = List.copyOf(places);
    }
}
