package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Optional;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.StandingsInput;
import org.tiengow.presentation.settlement.StandingsModel;

/** The end of a round and of a match: the payments, then the standings. */
public final class EndFlow implements SettlementInput, StandingsInput {
    /** The last trick is there to be seen before the sheet covers it. */
    private static final Duration LAST_TRICK = Duration.ofMillis(1_600);
    /** A frontend that shows a round's moment says when it is over; one that has fallen asleep meanwhile does not. */
    private static final Duration SPARE = Duration.ofMillis(900);
    /** How long those who watch see the payments of the last round before the standings. */
    private static final Duration LAST_ROUND = Duration.ofSeconds(12);

    private final TableVisit visit;
    private final Ways ways;
    private final Wait rest;
    private final Wait onward;
    private String ended = "";
    private boolean standingsAsked;

    EndFlow(TableVisit visit, Ways ways) {
        this.visit = visit;
        this.ways = ways;
        this.rest = new Wait(visit.frontend(), LAST_TRICK, this::present);
        this.onward = new Wait(visit.frontend(), LAST_ROUND, this::goOn);
    }

    /**
     * Heeds what the session knows now.
     *
     * @param moment how long the end of the round is shown on the table; zero where nothing moves there
     */
    void heed(SessionState state, Duration moment) {
        TableState table = state.atTable().orElseThrow();
        if (table.stage() == TableStage.PLAYING) {
            stop();
            return;
        }
        String round = table.match() + " " + Optional.ofNullable(table.view()).map(SeatView::round);
        if (!round.equals(ended)) {
            ended = round;
            rest.restart(moment.isZero() ? LAST_TRICK : moment.plus(SPARE));
        } else if (!rest.isRunning() && !onward.isRunning() && isWatchedMatchOver()) {
            onward.restart();
        }
    }

    /** The end of the round has been looked at: the right sheet is due. */
    void seen() {
        if (rest.isRunning()) {
            rest.stop();
            present();
        }
    }

    /** Another round has begun, or the table is left. */
    void stop() {
        rest.stop();
        onward.stop();
        ended = "";
        standingsAsked = false;
    }

    /** The right sheet; none before the last trick was to be seen. */
    Optional<Shown.Over> shown() {
        if (ended.isEmpty() || rest.isRunning()) {
            return Optional.empty();
        }
        return standingsAsked
                ? StandingsModel.of(visit.words(), visit.state()).map(model -> new Shown.Ended(model.screen()))
                : SettlementModel.of(visit.words(), visit.state())
                        .map(model -> new Shown.Settled(model.screen(visit.news())));
    }

    @Override
    public void choose(SettlementScreen.ChoiceKind kind) {
        if (kind == SettlementScreen.ChoiceKind.REPLAY
                || kind == SettlementScreen.ChoiceKind.LOOK_BACK
                || kind == SettlementScreen.ChoiceKind.SHOW_DEAL) {
            hold();
        }
        switch (kind) {
            case NEXT_ROUND -> visit.ask(visit.session().ready(true), refusal -> ways.changed());
            case STANDINGS -> showStandings();
            case LEAVE -> ways.leave();
            case REPLAY -> visit.frontend().open(Extra.ROUND_AGAIN);
            case LOOK_BACK -> visit.frontend().open(Extra.LOOK_BACK);
            case SHOW_DEAL -> visit.frontend().open(Extra.DEAL);
        }
    }

    @Override
    public void why() {
        visit.frontend().open(Extra.RULES);
    }

    @Override
    public void explainAlarm() {
        ways.explainAlarm();
    }

    @Override
    public void again() {
        visit.ask(visit.session().again(), refusal -> ways.changed());
    }

    @Override
    public void watchMatch() {
        visit.frontend().open(Extra.MATCH_AGAIN);
    }

    @Override
    public void showEvening() {
        visit.frontend().open(Extra.EVENING);
    }

    @Override
    public void toLobby() {
        ways.toLobby();
    }

    @Override
    public void leave() {
        ways.leave();
    }

    /** Who looks back is not ready, and is waited for. */
    private void hold() {
        boolean between = visit.state()
                .atTable()
                .filter(table -> table.isSeated() && table.stage() == TableStage.BETWEEN_ROUNDS)
                .isPresent();
        if (between) {
            visit.ask(visit.session().ready(false), refusal -> ways.changed());
        }
    }

    private void present() {
        if (isWatchedMatchOver()) {
            onward.restart();
        }
        ways.show();
    }

    /** Nobody who watches has to press anything to see the end of it. */
    private void goOn() {
        if (isWatchedMatchOver()) {
            showStandings();
        }
    }

    /** Between two rounds there are none, and the way on is on the other sheet. */
    private void showStandings() {
        standingsAsked = isMatchOver();
        ways.show();
    }

    private boolean isMatchOver() {
        return visit.state()
                .atTable()
                .filter(table -> table.stage() == TableStage.MATCH_OVER)
                .isPresent();
    }

    private boolean isWatchedMatchOver() {
        return !standingsAsked
                && visit.state()
                        .atTable()
                        .filter(table -> !table.isSeated() && table.stage() == TableStage.MATCH_OVER)
                        .isPresent();
    }
}
