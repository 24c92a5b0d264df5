package org.tiengow.client.session.table;

import java.util.List;
import org.tiengow.engine.seat.Seats;

/**
 * The people at a table.
 *
 * @param mySeat this client's seat, or {@link Seats#NONE} when it watches
 * @param owned whether this client may start, kick, add and remove bots and change the rules here
 * @param seats its seats, in the order of play of round 1
 * @param spectators number of spectators
 * @param watchers the names of the spectators in the order of their arrival; only the first ones when there are many
 * @param startWhenFull whether the match starts as soon as every seat is taken, instead of at the owner's command
 */
public record TablePeople(
        int mySeat,
        boolean owned,
        List<SeatState> seats,
        int spectators,
        List<String> watchers,
        boolean startWhenFull) {
    public TablePeople {
        seats = List.copyOf(seats);
        watchers = List.copyOf(watchers);
    }

    public TablePeople with(List<SeatState> changed) {
        return new TablePeople(mySeat, owned, changed, spectators, watchers, startWhenFull);
    }
}
