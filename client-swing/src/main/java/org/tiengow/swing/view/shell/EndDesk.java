package org.tiengow.swing.view.shell;

import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JPanel;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.StandingsModel;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.standings.StandingsInput;
import org.tiengow.swing.view.standings.StandingsSheet;

/** The end of a round and of a match: the sheet with the payments, then the standings. */
final class EndDesk implements SettlementInput, StandingsInput {
    /** The last trick is there to be seen before the sheet covers it. */
    private static final int LAST_TRICK_MILLIS = 1_600;

    /** How long those who watch see the payments of the last round before the standings. */
    private static final int LAST_ROUND_MILLIS = 12_000;

    private static final int STANDINGS_WIDTH = 820;
    private static final int HEIGHT = 704;

    private final Desk desk;
    private final TablePlace place;
    private final BigScreen big;
    private final Timer rest = new Timer(LAST_TRICK_MILLIS, event -> presentIfFree());
    private final Timer onward = new Timer(LAST_ROUND_MILLIS, event -> goOn());
    private @Nullable Object shown;
    private @Nullable JPanel sheet;
    private @Nullable SheetReplay replay;
    private @Nullable SheetDeal deal;
    private String arranged = "";
    private boolean standingsAsked;

    EndDesk(Desk desk, TablePlace place, BigScreen big) {
        this.desk = desk;
        this.place = place;
        this.big = big;
        onward.setRepeats(false);
        rest.setRepeats(false);
    }

    void show(SessionState state) {
        TableState table = state.atTable().orElseThrow();
        if (table.stage() == TableStage.PLAYING) {
            stop();
            big.showTable();
            return;
        }
        String round = table.match() + " " + Optional.ofNullable(table.view()).map(SeatView::round);
        if (!round.equals(arranged)) {
            arranged = round;
            rest.restart();
        } else if (!rest.isRunning()) {
            presentIfFree();
        }
    }

    /** Takes the sheet away: another round has begun, or the table is left. */
    void stop() {
        rest.stop();
        onward.stop();
        arranged = "";
        standingsAsked = false;
        if (replay != null) {
            replay.close();
            replay = null;
        }
        if (deal != null) {
            deal.close();
            deal = null;
        }
        if (sheet != null && desk.frame().shows(sheet)) {
            desk.frame().closeSheet();
        }
        sheet = null;
    }

    /** Makes the open sheet anew, in another language or theme. */
    void forget() {
        shown = null;
    }

    @Override
    public void choose(SettlementScreen.ChoiceKind kind) {
        switch (kind) {
            case NEXT_ROUND -> place.ask(place.session().ready(true), refusal -> show(place.state()));
            case STANDINGS -> {
                standingsAsked = true;
                present();
            }
            case LEAVE -> place.leave();
            case REPLAY -> watch(false);
            case LOOK_BACK -> replay().lookBack(place.state());
            case SHOW_DEAL -> {
                SheetDeal opened = new SheetDeal(desk, this::backToSheet);
                deal = opened;
                opened.open(place.state());
            }
        }
    }

    @Override
    public void why() {
        place.state().atTable().ifPresent(table -> RulesDesk.openSheet(desk, table.rules(), this::backToSheet));
    }

    @Override
    public void watchMatch() {
        watch(true);
    }

    private void watch(boolean fromTheFirst) {
        replay().open(place.state(), fromTheFirst);
    }

    private SheetReplay replay() {
        SheetReplay opened = new SheetReplay(desk, this::backToSheet);
        replay = opened;
        return opened;
    }

    @Override
    public void again() {
        place.ask(place.session().again(), refusal -> show(place.state()));
    }

    @Override
    public void showEvening() {
        EveningDesk.openSheet(desk, place.state(), this::backToSheet);
    }

    @Override
    public void toLobby() {
        place.toLobby();
    }

    @Override
    public void leave() {
        place.leave();
    }

    private void backToSheet() {
        desk.frame().closeSheet();
        show(place.state());
    }

    /** What was asked or opened meanwhile is not covered; this sheet comes back when that is gone. */
    private void presentIfFree() {
        if (desk.frame().shows(null) || desk.frame().shows(sheet)) {
            present();
        }
    }

    /** Lays the right sheet over the table, unless it lies there and says the same. */
    private void present() {
        if (standingsAsked) {
            StandingsModel.of(desk.words(), place.state())
                    .map(StandingsModel::screen)
                    .ifPresent(screen -> lay(screen, STANDINGS_WIDTH, () -> new StandingsSheet(screen, this)));
        } else {
            SettlementModel.of(desk.words(), place.state())
                    .map(model -> model.screen(place.news()))
                    .ifPresent(screen ->
                            lay(screen, SettlementView.WIDTH, () -> new SettlementView(screen, desk.tileLook(), this)));
        }
    }

    private void lay(Object screen, int width, Supplier<JPanel> content) {
        if (!screen.equals(shown) || sheet == null || !desk.frame().shows(sheet)) {
            big.showSheet();
            JPanel fresh = content.get();
            shown = screen;
            sheet = fresh;
            desk.frame().openSheet(fresh, width, HEIGHT, null);
            if (isWatchedMatchOver()) {
                onward.restart();
            }
        }
    }

    /** Nobody who watches has to press anything to see the end of it. */
    private void goOn() {
        if (isWatchedMatchOver() && desk.frame().shows(sheet)) {
            standingsAsked = true;
            present();
        }
    }

    private boolean isWatchedMatchOver() {
        return !standingsAsked
                && place.state()
                        .atTable()
                        .filter(table -> !table.isSeated() && table.stage() == TableStage.MATCH_OVER)
                        .isPresent();
    }
}
