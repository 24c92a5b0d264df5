package org.tiengow.swing.view.shell;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.Answer;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableOptions;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.swing.model.HostWords;
import org.tiengow.swing.model.LobbyModel;
import org.tiengow.swing.model.LobbyScreen;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.lobby.LobbyInput;
import org.tiengow.swing.view.lobby.LobbyView;
import org.tiengow.swing.view.rules.RulesSheet;

/** The lobby of a table: shows what the session knows, and asks the host for what somebody does. */
final class LobbyDesk implements LobbyInput {
    private static final int SHEET_WIDTH = 840;
    private static final int SHEET_HEIGHT = 700;

    private final Desk desk;
    private final TablePlace place;
    private @Nullable LobbyView view;
    private String comparedWith = RuleSets.DEFAULT_ID;
    private String refused = "";

    LobbyDesk(Desk desk, TablePlace place) {
        this.desk = desk;
        this.place = place;
    }

    void show(SessionState state) {
        refused = "";
        showAgain(state);
    }

    /** Makes the screen anew next time. */
    void forget() {
        view = null;
    }

    @Override
    public void act(LobbyScreen.ActKind kind) {
        place.ask(
                switch (kind) {
                    case FILL -> place.session().addBot(OptionalInt.empty(), "");
                    case READY -> place.session().ready(true);
                    case NOT_READY -> place.session().ready(false);
                    case START -> place.session().start();
                },
                this::refused);
    }

    @Override
    public void actOnSeat(int seat, LobbyScreen.SeatAct act) {
        place.ask(
                switch (act.kind()) {
                    case ADD_BOT -> place.session().addBot(OptionalInt.of(seat), act.level());
                    case REMOVE_BOT -> place.session().removeBot(seat);
                    case KICK -> place.session().kick(seat);
                    case SWAP -> place.session().swapSeats(seat, act.other());
                },
                this::refused);
    }

    @Override
    public void changeRules(TableRules rules) {
        place.ask(place.session().changeRules(rules), this::refused);
    }

    @Override
    public void changeOptions(TableOptions options) {
        place.ask(place.session().changeOptions(options), this::refused);
    }

    @Override
    public void compareWith(String id) {
        comparedWith = id;
        showAgain(place.state());
    }

    @Override
    public void tuneRules() {
        place.state()
                .atTable()
                .ifPresent(table -> desk.frame()
                        .openSheet(
                                new KnobsSheet(
                                        desk.words(),
                                        table.rules(),
                                        rules -> {
                                            desk.frame().closeSheet();
                                            changeRules(rules);
                                        },
                                        desk.frame()::closeSheet),
                                SHEET_WIDTH,
                                SHEET_HEIGHT,
                                desk.frame()::closeSheet));
    }

    @Override
    public void readRules() {
        place.state()
                .atTable()
                .ifPresent(table -> desk.frame()
                        .openSheet(
                                new RulesSheet(desk.words(), table.rules(), true, desk.frame()::closeSheet),
                                SHEET_WIDTH,
                                SHEET_HEIGHT,
                                desk.frame()::closeSheet));
    }

    @Override
    public void say(String line) {
        place.ask(place.session().say(line), this::refused);
    }

    @Override
    public void leave() {
        place.leave();
    }

    @Override
    public void retry() {
        place.retry();
    }

    private void refused(Answer.Refused refusal) {
        refused = HostWords.of(desk.words(), place.state()).sentence(refusal);
        showAgain(place.state());
    }

    private void showAgain(SessionState state) {
        LobbyModel.of(desk.words(), state).ifPresent(model -> {
            LobbyScreen screen = model.screen(place.addresses(), comparedWith, refused);
            LobbyView current = view;
            if (current == null) {
                current = new LobbyView(desk.words(), this);
                view = current;
            }
            current.show(screen);
            desk.frame().show(current);
            desk.frame().setTitle(screen.title());
        });
    }
}
