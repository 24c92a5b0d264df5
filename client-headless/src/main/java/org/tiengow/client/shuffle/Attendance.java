package org.tiengow.client.shuffle;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * One presence of a client at its table, from the moment it comes or comes back: see {@link Mine}. Immutable.
 *
 * @param presence how many presences there were, this one included
 * @param finished how many rounds the finished matches of the table had, as far as this was told in this presence
 * @param seat where it sat when it last heard of the table in this presence, or {@link Seats#NONE}; null when it has not heard yet
 */
record Attendance(
        int presence,
        Map<String, Integer> finished,
        @Nullable Integer seat) {
    static final Attendance FIRST = new Attendance(1, Map.of(), null);

    Attendance {
        finished = Map.copyOf(finished);
    }

    /** There is another connection, or the table was left. */
    Attendance next() {
        return new Attendance(presence + 1, Map.of(), null);
    }

    /** The matches of the table that are over, with their rounds. */
    Attendance told(Map<String, Integer> rounds) {
        return new Attendance(presence, rounds, seat);
    }

    /** Hears of its table; the seat of one of the host's own bots, which is never asked for a share, counts as none. */
    Attendance hearing(TableUpdate update, boolean person) {
        int mine = update.getYourSeat();
        boolean ownBot = !person
                && mine >= 0
                && mine < update.getSeatsCount()
                && (update.getSeats(mine).getBotPlays()
                        || !update.getSeats(mine).getLevel().isEmpty());
        return new Attendance(presence, finished, ownBot ? Seats.NONE : mine);
    }

    /** Whether it has heard of its table. */
    boolean hasHeard() {
        return seat != null;
    }

    /** Where it sat before what it hears now; {@link Seats#NONE} also when it knows nothing of that. */
    int seatBefore() {
        return seat == null ? Seats.NONE : seat;
    }
}
