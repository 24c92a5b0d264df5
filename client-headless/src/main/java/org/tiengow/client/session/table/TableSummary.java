package org.tiengow.client.session.table;

import java.util.List;

/**
 * One table in the list of a host.
 *
 * @param table its number, 0 for the first
 * @param rulesId the id of its rules, such as {@code pagat} or {@code custom}
 * @param stage its stage
 * @param seats its seats, in the order of play of round 1
 * @param round the round being played, 0 before the first
 * @param rounds number of rounds of the match, 0 without a set number
 * @param spectators number of spectators
 * @param mayWatch whether further spectators are allowed
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
    public TableSummary {
        seats = List.copyOf(seats);
    }

    /** Returns the number of free seats. */
    public int freeSeats() {
        return (int) seats.stream().filter(SeatState::isFree).count();
    }
}
