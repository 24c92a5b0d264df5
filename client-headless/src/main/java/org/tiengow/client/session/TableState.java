package org.tiengow.client.session;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenTrick;

/**
 * The table this client sits at or watches.
 *
 * @param number which table of the host, 0 for the first
 * @param stage where it stands
 * @param mySeat this client's seat, or {@link Seats#NONE} when it watches
 * @param owned whether this client may start, kick, add and remove bots and change the rules here
 * @param seats its seats, in the order of play of round 1
 * @param rules the rules in force
 * @param options the options in force
 * @param spectators how many watch
 * @param match an id of the match in hexadecimal digits; empty before the first round
 * @param view the round, as this client may see it; null before the first round of a match
 * @param decision what this client must decide now; null when nothing
 * @param clock the time of whoever must act; null without a limit
 * @param log what this client has seen happen in the round of {@code view}, in order; whoever comes late has no beginning
 * @param rounds the finished rounds of the match, in order
 * @param places places when the match is over, a seat, 1 for the first, equal chips share one; empty before
 */
public record TableState(
        int number,
        TableStage stage,
        int mySeat,
        boolean owned,
        List<SeatState> seats,
        TableRules rules,
        TableOptions options,
        int spectators,
        String match,
        @Nullable SeatView view,
        @Nullable Decision decision,
        @Nullable TurnClock clock,
        List<SeatEvent> log,
        List<FinishedRound> rounds,
        List<Integer> places) {
    /** Copies the lists. */
    public TableState {
        seats = List.copyOf(seats);
        log = List.copyOf(log);
        rounds = List.copyOf(rounds);
        places = List.copyOf(places);
    }

    /** Whether this client has a seat here. */
    public boolean isSeated() {
        return mySeat != Seats.NONE;
    }

    /** The trick before the one on the table, in the same round. */
    public Optional<SeenTrick> previousTrick() {
        return view == null || view.tricks().isEmpty()
                ? Optional.empty()
                : Optional.of(view.tricks().get(view.tricks().size() - 1));
    }

    /** The same table, with nothing left to decide. */
    public TableState withoutDecision() {
        return new TableState(
                number,
                stage,
                mySeat,
                owned,
                seats,
                rules,
                options,
                spectators,
                match,
                view,
                null,
                clock,
                log,
                rounds,
                places);
    }
}
