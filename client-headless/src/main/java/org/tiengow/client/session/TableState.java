package org.tiengow.client.session;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TurnClock;
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
 * @param watchers the names of those who watch, in the order they came; the first of them where there are many
 * @param match an id of the match in hexadecimal digits; empty before the first round
 * @param view the round, as this client may see it; null before the first round of a match
 * @param decision what this client must decide now; null when nothing
 * @param clock the time of whoever must act; null without a limit
 * @param updates how many updates of this table have come; a state with the same number tells nothing new about it
 * @param news what led to the latest of them, in order, whichever round it belongs to
 * @param log what this client has seen happen in the round of {@code view}, in order; whoever comes late has no beginning
 * @param rounds the finished rounds of the match, in order
 * @param places places when the match is over, a seat, 1 for the first, equal chips share one; empty before
 * @param pause the pause that people wish for or make; null when nobody wishes for one
 * @param unkept whether the host's disk has failed, so that it could not take this match up again if its process ended now
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
        List<String> watchers,
        String match,
        @Nullable SeatView view,
        @Nullable Decision decision,
        @Nullable TurnClock clock,
        long updates,
        List<SeatEvent> news,
        List<SeatEvent> log,
        List<FinishedRound> rounds,
        List<Integer> places,
        @Nullable TablePause pause,
        boolean unkept) {
    /** A table whose host keeps it. */
    public TableState(
            int number,
            TableStage stage,
            int mySeat,
            boolean owned,
            List<SeatState> seats,
            TableRules rules,
            TableOptions options,
            int spectators,
            List<String> watchers,
            String match,
            @Nullable SeatView view,
            @Nullable Decision decision,
            @Nullable TurnClock clock,
            long updates,
            List<SeatEvent> news,
            List<SeatEvent> log,
            List<FinishedRound> rounds,
            List<Integer> places,
            @Nullable TablePause pause) {
        this(
                number,
                stage,
                mySeat,
                owned,
                seats,
                rules,
                options,
                spectators,
                watchers,
                match,
                view,
                decision,
                clock,
                updates,
                news,
                log,
                rounds,
                places,
                pause,
                false);
    }

    /** Copies the lists. */
    public TableState {
        seats = List.copyOf(seats);
        watchers = List.copyOf(watchers);
        news = List.copyOf(news);
        log = List.copyOf(log);
        rounds = List.copyOf(rounds);
        places = List.copyOf(places);
    }

    /** Whether this client has a seat here. */
    public boolean isSeated() {
        return mySeat != Seats.NONE;
    }

    /** Whether the people at the table pause. */
    public boolean isPaused() {
        return pause != null && pause.running();
    }

    /** The same table with other seats, and without a clock. */
    public TableState retold(List<SeatState> changed) {
        return with(changed, decision, null, unkept);
    }

    /** The same table while the host is lost: nothing can be decided, and no clock is believed. */
    public TableState interrupted() {
        return with(seats, null, null, unkept);
    }

    /** The same table, kept by its host or not. */
    public TableState kept(boolean kept) {
        return with(seats, decision, clock, !kept);
    }

    /** What happened here after an earlier state of the session, the one before this: {@code news}, if they are new. */
    public List<SeatEvent> newsSince(SessionState before) {
        boolean known = before.atTable()
                .filter(table -> table.number == number && table.updates == updates)
                .isPresent();
        return known ? List.of() : news;
    }

    /** The trick before the one on the table, in the same round. */
    public Optional<SeenTrick> previousTrick() {
        return view == null || view.tricks().isEmpty()
                ? Optional.empty()
                : Optional.of(view.tricks().get(view.tricks().size() - 1));
    }

    private TableState with(
            List<SeatState> seats, @Nullable Decision decision, @Nullable TurnClock clock, boolean unkept) {
        return new TableState(
                number,
                stage,
                mySeat,
                owned,
                seats,
                rules,
                options,
                spectators,
                watchers,
                match,
                view,
                decision,
                clock,
                updates,
                news,
                log,
                rounds,
                places,
                pause,
                unkept);
    }
}
