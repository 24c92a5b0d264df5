package org.tiengow.swing.view.shell;

import java.util.Optional;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableStage;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.swing.model.SettlementInput;
import org.tiengow.swing.model.SettlementModel;
import org.tiengow.swing.model.SettlementScreen;
import org.tiengow.swing.model.StandingsModel;
import org.tiengow.swing.model.StandingsScreen;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.standings.StandingsInput;
import org.tiengow.swing.view.standings.StandingsSheet;

/** The end of a round and of a match: the sheet with the payments, then the standings. */
final class EndDesk implements SettlementInput, StandingsInput {
    /** The last trick is there to be seen before the sheet covers it. */
    private static final int LAST_TRICK_MILLIS = 1_600;

    private static final int RULES_WIDTH = 840;
    private static final int STANDINGS_WIDTH = 820;
    private static final int HEIGHT = 704;

    private final Desk desk;
    private final TablePlace place;
    private final Timer rest = new Timer(LAST_TRICK_MILLIS, event -> openSettlement());
    private @Nullable SettlementScreen settlement;
    private @Nullable StandingsSheet standings;
    private String arranged = "";
    private boolean standingsAsked;

    EndDesk(Desk desk, TablePlace place) {
        this.desk = desk;
        this.place = place;
        rest.setRepeats(false);
    }

    void show(SessionState state) {
        TableState table = state.atTable().orElseThrow();
        if (table.stage() == TableStage.PLAYING) {
            stop();
            return;
        }
        String round = table.match() + " " + Optional.ofNullable(table.view()).map(SeatView::round);
        if (!round.equals(arranged)) {
            arranged = round;
            rest.restart();
        }
        if (settlement != null) {
            openSettlement();
        }
        StandingsSheet last = standings;
        if (last != null) {
            StandingsModel.of(desk.words(), state).map(StandingsModel::screen).ifPresent(last::show);
        }
    }

    /** Takes the sheets away: another round has begun, or the table is left. */
    void stop() {
        rest.stop();
        arranged = "";
        standingsAsked = false;
        if (settlement != null || standings != null) {
            settlement = null;
            standings = null;
            desk.frame().closeSheet();
        }
    }

    /** Makes the open sheet anew, in another language or theme. */
    void forget() {
        boolean open = settlement != null || standings != null;
        settlement = null;
        standings = null;
        if (open) {
            rest.restart();
        }
    }

    @Override
    public void choose(SettlementScreen.ChoiceKind kind) {
        switch (kind) {
            case NEXT_ROUND -> place.ask(place.session().ready(true), refusal -> show(place.state()));
            case STANDINGS -> {
                standingsAsked = true;
                openStandings();
            }
            case LEAVE -> place.leave();
            case SHOW_DEAL, REPLAY -> why();
        }
    }

    @Override
    public void why() {
        place.state()
                .atTable()
                .ifPresent(table -> openRules(new RulesSheet(desk.words(), table.rules(), true, this::openSettlement)));
    }

    @Override
    public void again() {
        place.ask(place.session().again(), refusal -> show(place.state()));
    }

    @Override
    public void leave() {
        place.leave();
    }

    /** Lays the right sheet over the table again, after another one covered it. */
    void reopen() {
        if (!arranged.isEmpty() && !rest.isRunning()) {
            openSettlement();
        }
    }

    private void openRules(RulesSheet rules) {
        settlement = null;
        desk.frame().openSheet(rules, RULES_WIDTH, HEIGHT, this::openSettlement);
    }

    private void openSettlement() {
        if (standingsAsked) {
            openStandings();
            return;
        }
        SettlementModel.of(desk.words(), place.state())
                .map(SettlementModel::screen)
                .ifPresent(screen -> {
                    if (!screen.equals(settlement)) {
                        settlement = screen;
                        SettlementView sheet = new SettlementView(screen, desk.tileLook(), this);
                        desk.frame().openSheet(sheet, SettlementView.WIDTH, SettlementView.HEIGHT, null);
                    }
                });
    }

    private void openStandings() {
        StandingsModel.of(desk.words(), place.state()).ifPresent(model -> {
            StandingsScreen screen = model.screen();
            settlement = null;
            StandingsSheet sheet = new StandingsSheet(screen, this);
            standings = sheet;
            desk.frame().openSheet(sheet, STANDINGS_WIDTH, HEIGHT, null);
        });
    }
}
