package org.tiengow.swing.view.shell;

import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.lobby.LobbyInput;
import org.tiengow.swing.view.lobby.LobbyView;

/** The lobby of a table: shows what the session knows, and asks the host for what somebody does. */
final class LobbyDesk implements LobbyInput {
    private static final int KNOBS_WIDTH = 840;
    private static final int KNOBS_HEIGHT = 700;

    private final Desk desk;
    private final TablePlace place;
    private final TableTools tools;
    private @Nullable LobbyView view;
    private @Nullable Words spoken;
    private String comparedWith = RuleSets.DEFAULT_ID;
    private String refused = "";

    LobbyDesk(Desk desk, TablePlace place) {
        this.desk = desk;
        this.place = place;
        this.tools = new TableTools(desk, place);
    }

    void show(SessionState state) {
        refused = "";
        showAgain(state);
    }

    @Override
    public void act(LobbyScreen.ActKind kind) {
        String whyNot = LobbyModel.of(desk.words(), place.state())
                .map(model -> model.whyNot(kind))
                .orElse("");
        if (!whyNot.isEmpty()) {
            refused = whyNot;
            showAgain(place.state());
            return;
        }
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
        switch (act.kind()) {
            case HAND_OVER -> place.handOver();
            case PEOPLE -> new PeopleDesk(desk, place, this::sayWhy).open();
            default -> place.ask(askFor(seat, act), this::refused);
        }
    }

    private CompletableFuture<Answer> askFor(int seat, LobbyScreen.SeatAct act) {
        return switch (act.kind()) {
            case SIT -> place.sitAt(seat);
            case CHANGE_LEVEL -> changeLevel(seat, act.level());
            case ADD_BOT -> place.session().addBot(OptionalInt.of(seat), act.level());
            case REMOVE_BOT -> place.session().removeBot(seat);
            case KICK -> place.session().kick(seat);
            case BAR -> place.session().bar(seat);
            case LET_IN -> place.session().letIn(act.level());
            case SWAP -> place.session().swapSeats(seat, act.other());
            case HAND_OVER, PEOPLE -> throw new IllegalStateException("a sheet asks first");
        };
    }

    @Override
    public void chooseColour(int colour) {
        place.ask(place.session().chooseColour(SeatColour.values()[colour]), this::refused);
        desk.change(now -> now.withColour(colour));
    }

    @Override
    public void handOut(boolean on) {
        place.handOut(on, () -> {
            refused = LobbyModel.whyNoHandOut(desk.words(), place.handOut());
            showAgain(place.state());
        });
    }

    @Override
    public void invite() {
        new InviteDesk(desk, place).open();
    }

    @Override
    public void showEvening() {
        EveningDesk.openSheet(desk, place.state(), desk.frame()::closeSheet);
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
        AppFrame frame = desk.frame();
        tools.rules()
                .map(rules -> new KnobsSheet(
                        desk.words(),
                        rules,
                        tuned -> {
                            frame.closeSheet();
                            changeRules(tuned);
                        },
                        frame::closeSheet))
                .ifPresent(sheet -> frame.openSheet(sheet, KNOBS_WIDTH, KNOBS_HEIGHT, frame::closeSheet));
    }

    @Override
    public void readRules() {
        tools.openRules();
    }

    @Override
    public void showCard() {
        tools.openCard();
    }

    @Override
    public void say(String line) {
        place.ask(place.say(line), this::refused);
    }

    @Override
    public void openSettings() {
        desk.openSettings();
    }

    @Override
    public void leave() {
        place.leave();
    }

    @Override
    public void retry() {
        place.retry();
    }

    /** A bot of another level comes in the place of the one that sits there. */
    private CompletableFuture<Answer> changeLevel(int seat, String level) {
        place.ask(place.session().removeBot(seat), this::refused);
        return place.session().addBot(OptionalInt.of(seat), level);
    }

    private void refused(Answer.Refused refusal) {
        sayWhy(HostWords.of(desk.words(), place.state()).sentence(refusal));
    }

    private void sayWhy(String sentence) {
        refused = sentence;
        showAgain(place.state());
    }

    private void showAgain(SessionState state) {
        LobbyModel.of(desk.words(), state).ifPresent(model -> {
            LobbyScreen screen = model.screen(
                    place.addresses(),
                    place.hostWords(),
                    place.handOut(),
                    comparedWith,
                    refused.isEmpty() ? place.news() : refused);
            LobbyView current = view;
            if (current == null || spoken != desk.words()) {
                LobbyView fresh = new LobbyView(desk.words(), this);
                if (current != null) {
                    fresh.takeDraft(current);
                }
                current = fresh;
                view = fresh;
                spoken = desk.words();
            }
            current.show(screen);
            desk.frame().show(current);
            desk.frame().setTitle(screen.title());
        });
    }
}
