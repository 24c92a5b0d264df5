package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Optional;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.StandingsInput;
import org.tiengow.presentation.settlement.StandingsModel;

/** The end of a round and of a match: first the payments, then the standings. */
public final class EndFlow implements SettlementInput, StandingsInput {
    /** The last trick stays visible for this long before the sheet covers it. */
    private static final Duration LAST_TRICK = Duration.ofMillis(1_600);
    /** Grace period after the end-of-round animation. The frontend reports its end, but a frontend that has gone to sleep does not. */
    private static final Duration SPARE = Duration.ofMillis(900);
    /** Time for which spectators see the payments of the last round before the standings. */
    private static final Duration LAST_ROUND = Duration.ofSeconds(12);

    private final TableVisit visit;
    private final FlowCallbacks flowCallbacks;
    private final Wait rest;
    private final Wait onward;
    private String ended = "";
    private boolean standingsAsked;
    private boolean standingsSeen;

    EndFlow(TableVisit visit, FlowCallbacks flowCallbacks) {
        this.visit = visit;
        this.flowCallbacks = flowCallbacks;
        this.rest = new Wait(visit.frontend(), LAST_TRICK, this::present);
        this.onward = new Wait(visit.frontend(), LAST_ROUND, this::goOn);
    }

    /**
     * Follows the session to a new state of the table.
     *
     * @param moment length of the end-of-round animation on the table; zero if nothing moves there
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

    /** Opens the sheet that is due after the animation of a round, or ends that of the match. */
    @Override
    public void seen() {
        if (rest.isRunning()) {
            rest.stop();
            present();
        } else if (standingsAsked && !standingsSeen) {
            standingsSeen = true;
            flowCallbacks.show();
        }
    }

    /** Resets everything, because another round has begun or the player has left the table. */
    void stop() {
        rest.stop();
        onward.stop();
        ended = "";
        standingsAsked = false;
        standingsSeen = false;
    }

    /** Returns the sheet that is due; empty while the last trick is still being shown. */
    Optional<ViewState.Over> shown() {
        if (ended.isEmpty() || rest.isRunning()) {
            return Optional.empty();
        }
        return standingsAsked
                ? StandingsModel.of(visit.words(), visit.state()).map(this::ended)
                : SettlementModel.of(visit.words(), visit.state())
                        .map(model -> new ViewState.Settled(model.screen(visit.news())));
    }

    /** Returns the standings with their animation until it has been seen. */
    private ViewState.Ended ended(StandingsModel model) {
        Settings settings = visit.person().settings();
        return new ViewState.Ended(
                model.screen(standingsSeen ? Speed.OFF : settings.look().pace(), settings.night()));
    }

    @Override
    public void choose(SettlementScreen.ChoiceKind kind) {
        if (kind == SettlementScreen.ChoiceKind.REPLAY
                || kind == SettlementScreen.ChoiceKind.LOOK_BACK
                || kind == SettlementScreen.ChoiceKind.SHOW_DEAL) {
            hold();
        }
        switch (kind) {
            case NEXT_ROUND -> visit.ask(visit.session().ready(true), refusal -> flowCallbacks.changed());
            case STANDINGS -> showStandings();
            case LEAVE -> flowCallbacks.leave();
            case REPLAY -> flowCallbacks.open(Overlay.ROUND_AGAIN);
            case LOOK_BACK -> flowCallbacks.open(Overlay.LOOK_BACK);
            case SHOW_DEAL -> flowCallbacks.open(Overlay.DEAL);
        }
    }

    @Override
    public void why() {
        flowCallbacks.open(Overlay.RULES);
    }

    @Override
    public void explainAlarm() {
        flowCallbacks.explainAlarm();
    }

    @Override
    public void again() {
        if (SeatingModel.of(visit.words(), visit.state()).isSeatedByHost()) {
            flowCallbacks.openSeating();
            return;
        }
        boolean owned = visit.state().atTable().filter(TableState::owned).isPresent();
        visit.ask(owned ? visit.session().again() : visit.session().ready(true), refusal -> flowCallbacks.changed());
    }

    @Override
    public void watchMatch() {
        flowCallbacks.open(Overlay.MATCH_AGAIN);
    }

    @Override
    public void react(Reaction reaction) {
        visit.react(reaction);
    }

    @Override
    public void showNight() {
        flowCallbacks.open(Overlay.NIGHT);
    }

    @Override
    public void toLobby() {
        flowCallbacks.toLobby();
    }

    @Override
    public void leave() {
        flowCallbacks.leave();
    }

    /** Withdraws the player's readiness, so that the table waits for a player who looks back at the round. */
    private void hold() {
        boolean between = visit.state()
                .atTable()
                .filter(table -> table.isSeated() && table.stage() == TableStage.BETWEEN_ROUNDS)
                .isPresent();
        if (between) {
            visit.ask(visit.session().ready(false), refusal -> flowCallbacks.changed());
        }
    }

    private void present() {
        if (isWatchedMatchOver()) {
            onward.restart();
        }
        flowCallbacks.show();
    }

    /** Opens the standings for spectators, who have no button to press. */
    private void goOn() {
        if (isWatchedMatchOver()) {
            showStandings();
        }
    }

    /** Opens the standings if the match is over. Between rounds there are none, and the settlement sheet leads on. */
    private void showStandings() {
        standingsAsked = isMatchOver();
        flowCallbacks.show();
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
