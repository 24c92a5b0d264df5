package org.tiengow.client.session;

import java.util.List;
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

/**
 * The table at which this client sits or watches, in parts that change together.
 *
 * @param number the number of the table at the host, 0 for the first
 * @param stage its stage
 * @param people the people there
 * @param rules the rules in force
 * @param options the options in force
 * @param played the match
 * @param round the round
 * @param turn what the table waits for
 * @param unkept whether the host's disk has failed, so that the host could not resume this match if its process ended now
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
    /** Returns this client's seat, or {@link Seats#NONE} when it watches. */
    public int mySeat() {
        return people.mySeat();
    }

    /** Checks whether this client has a seat here. */
    public boolean isSeated() {
        return mySeat() != Seats.NONE;
    }

    /** Checks whether this client may start, kick, add and remove bots and change the rules here. */
    public boolean owned() {
        return people.owned();
    }

    /** Returns its seats, in the order of play of round 1. */
    public List<SeatState> seats() {
        return people.seats();
    }

    /** Returns the id of the match; empty before the first round. */
    public String match() {
        return played.id();
    }

    /** Returns the finished rounds of the match, in order. */
    public List<FinishedRound> rounds() {
        return played.rounds();
    }

    /** Returns the round, as this client may see it; null before the first round of a match. */
    public @Nullable SeatView view() {
        return round.view();
    }

    /** Returns the events of the round in order, as {@link TableRound} describes them. */
    public List<SeatEvent> log() {
        return round.log();
    }

    /** Returns the events since an earlier state of the session, which must be the previous one; empty when nothing is new. */
    public List<SeatEvent> newsSince(SessionState before) {
        boolean known = before.atTable()
                .filter(table -> table.number == number && table.round.updates() == round.updates())
                .isPresent();
        return known ? List.of() : round.news();
    }

    /** Returns the decision that this client must make now; null without one. */
    public @Nullable Decision decision() {
        return turn.decision();
    }

    /** Checks whether the table is paused. */
    public boolean isPaused() {
        return turn.pause() != null && turn.pause().running();
    }

    /** Returns a copy with other seats, and without a clock. */
    public TableState retold(List<SeatState> changed) {
        return with(people.with(changed)).with(turn.withoutClock());
    }

    /** Returns a copy for the time while the host is lost: without a decision, and without a clock, which would be wrong. */
    public TableState interrupted() {
        return with(new TableTurn(null, null, turn.pause()));
    }

    /** Returns a copy that says whether its host has kept the match. */
    public TableState kept(boolean kept) {
        return new TableState(number, stage, people, rules, options, played, round, turn, !kept);
    }

    public TableState with(TablePeople changed) {
        return new TableState(number, stage, changed, rules, options, played, round, turn, unkept);
    }

    public TableState with(TableTurn changed) {
        return new TableState(number, stage, people, rules, options, played, round, changed, unkept);
    }
}
