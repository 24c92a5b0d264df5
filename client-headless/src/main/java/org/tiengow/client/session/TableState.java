package org.tiengow.client.session;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableMatch;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.client.session.table.TableRound;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableTurn;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenTrick;

/**
 * The table this client sits at or watches, in parts that change together.
 *
 * @param number which table of the host, 0 for the first
 * @param stage where it stands
 * @param people who is there
 * @param rules the rules in force
 * @param options the options in force
 * @param played the match
 * @param round the round
 * @param turn what it waits for
 * @param unkept whether the host's disk has failed, so that it could not take this match up again if its process ended now
 */
public record TableState(
        int number,
        TableStage stage,
        TablePeople people,
        TableRules rules,
        TableOptions options,
        TableMatch played,
        TableRound round,
        TableTurn turn,
        boolean unkept) {
    /** This client's seat, or {@link Seats#NONE} when it watches. */
    public int mySeat() {
        return people.mySeat();
    }

    /** Whether this client has a seat here. */
    public boolean isSeated() {
        return mySeat() != Seats.NONE;
    }

    /** Whether this client may start, kick, add and remove bots and change the rules here. */
    public boolean owned() {
        return people.owned();
    }

    /** Its seats, in the order of play of round 1. */
    public List<SeatState> seats() {
        return people.seats();
    }

    /** The id of the match; empty before the first round. */
    public String match() {
        return played.id();
    }

    /** The finished rounds of the match, in order. */
    public List<FinishedRound> rounds() {
        return played.rounds();
    }

    /** The round, as this client may see it; null before the first round of a match. */
    public @Nullable SeatView view() {
        return round.view();
    }

    /** What this client has seen happen in the round, in order. */
    public List<SeatEvent> log() {
        return round.log();
    }

    /** What happened here after an earlier state of the session, the one before this: the news, if they are new. */
    public List<SeatEvent> newsSince(SessionState before) {
        boolean known = before.atTable()
                .filter(table -> table.number == number && table.round.updates() == round.updates())
                .isPresent();
        return known ? List.of() : round.news();
    }

    /** The trick before the one on the table, in the same round. */
    public Optional<SeenTrick> previousTrick() {
        return Optional.ofNullable(view())
                .map(SeatView::tricks)
                .filter(tricks -> !tricks.isEmpty())
                .map(tricks -> tricks.get(tricks.size() - 1));
    }

    /** What this client must decide now; null when nothing. */
    public @Nullable Decision decision() {
        return turn.decision();
    }

    /** Whether the people at the table pause. */
    public boolean isPaused() {
        return turn.pause() != null && turn.pause().running();
    }

    /** The same table with other seats, and without a clock. */
    public TableState retold(List<SeatState> changed) {
        return with(people.with(changed)).with(new TableTurn(turn.decision(), null, turn.pause()));
    }

    /** The same table while the host is lost: nothing can be decided, and no clock is believed. */
    public TableState interrupted() {
        return with(new TableTurn(null, null, turn.pause()));
    }

    /** The same table, kept by its host or not. */
    public TableState kept(boolean kept) {
        return new TableState(number, stage, people, rules, options, played, round, turn, !kept);
    }

    /** The same table with other people. */
    public TableState with(TablePeople changed) {
        return new TableState(number, stage, changed, rules, options, played, round, turn, unkept);
    }

    /** The same table, waiting for something else. */
    public TableState with(TableTurn changed) {
        return new TableState(number, stage, people, rules, options, played, round, changed, unkept);
    }
}
