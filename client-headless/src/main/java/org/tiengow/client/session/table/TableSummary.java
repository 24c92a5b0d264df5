package org.tiengow.client.session.table;

import java.util.List;

/**
 * One table in the list of a host.
 *
 * @param table its number, 0 for the first
 * @param rulesId the id of its rules, such as {@code pagat} or {@code custom}
 * @param stage where it stands
 * @param seats its seats, in the order of play of round 1
 * @param round the round being played, 0 before the first
 * @param rounds rounds of the match, 0 for an open one
 * @param spectators how many watch
 * @param mayWatch whether others may
 */
public record TableSummary(
        int table,
        String rulesId,
        TableStage stage,
        List<SeatState> seats,
        int round,
        int rounds,
        int spectators,
        boolean mayWatch) {
    /** Copies the list. */
    public TableSummary {
        seats = List.copyOf(seats);
    }

    /** How many seats nobody holds. */
    public int freeSeats() {
        return (int) seats.stream().filter(SeatState::isFree).count();
    }
}
