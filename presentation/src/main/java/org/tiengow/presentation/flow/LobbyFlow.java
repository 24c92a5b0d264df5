package org.tiengow.presentation.flow;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.rules.RuleChoices;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.words.HostWords;

/** The flow of a table's lobby: sends the user's actions to the host as requests. */
final class LobbyFlow implements LobbyInput {
    private final TableVisit visit;
    private final FlowCallbacks flowCallbacks;
    private String comparedWith = "";
    private String refused = "";

    LobbyFlow(TableVisit visit, FlowCallbacks flowCallbacks) {
        this.visit = visit;
        this.flowCallbacks = flowCallbacks;
    }

    /** Discards the last error, because the table has changed. */
    void heed() {
        refused = "";
    }

    Optional<ViewState.Whole> shown() {
        return model().map(model ->
                new ViewState.Lobby(model.screen(joining(), comparedWith, refused.isEmpty() ? visit.news() : refused)));
    }

    /** Shows why a request failed. */
    void refused(String sentence) {
        refused = sentence;
        flowCallbacks.show();
    }

    @Override
    public void act(LobbyScreen.ActKind kind) {
        String whyNot = model().map(model -> model.whyNot(kind)).orElse("");
        if (!whyNot.isEmpty()) {
            refused(whyNot);
            return;
        }
        switch (kind) {
            case FILL -> ask(session().addBot(OptionalInt.empty(), ""));
            case READY -> ask(session().ready(true));
            case NOT_READY -> ask(session().ready(false));
            case SIT -> model().ifPresent(model -> model.freeSeat().ifPresent(seat -> ask(visit.sitAt(seat))));
            case PLAY_NEXT -> ask(session().wishToPlay(PlayWish.PLAY));
            case START -> start();
        }
    }

    /** Starts the match, which also makes the user ready. Where people move first, everybody takes the proposed seat instead. */
    private void start() {
        SeatingProposal proposal = visit.state().night().proposal();
        if (proposal != null && !proposal.isForAllAtOneTable()) {
            ask(session().seatEverybody(proposal.number()));
            return;
        }
        if (visit.state().atTable().filter(TableState::isSeated).isPresent()) {
            ask(session().ready(true));
        }
        ask(session().start());
    }

    @Override
    public void actOnSeat(int seat, LobbyScreen.SeatAct act) {
        switch (act.kind()) {
            case HAND_OVER -> flowCallbacks.handOver();
            case PEOPLE -> flowCallbacks.open(Overlay.PEOPLE);
            case KICK -> flowCallbacks.askToRemove(seat);
            default -> ask(askFor(seat, act));
        }
    }

    private CompletableFuture<Answer> askFor(int seat, LobbyScreen.SeatAct act) {
        return switch (act.kind()) {
            case SIT -> visit.sitAt(seat);
            case CHANGE_LEVEL -> changeLevel(seat, act.level());
            case ADD_BOT -> session().addBot(OptionalInt.of(seat), act.level());
            case REMOVE_BOT -> session().removeBot(seat);
            case LET_IN -> session().letIn(act.level());
            case SWAP -> session().swapSeats(seat, act.other());
            case HAND_OVER, PEOPLE, KICK -> throw new IllegalStateException("a sheet asks first");
        };
    }

    /** Replaces the bot at a seat by one of another level. */
    private CompletableFuture<Answer> changeLevel(int seat, String level) {
        ask(session().removeBot(seat));
        return session().addBot(OptionalInt.of(seat), level);
    }

    @Override
    public void chooseColour(int colour) {
        ask(session().chooseColour(SeatColour.values()[colour]));
        visit.person().change(now -> now.withColour(colour));
    }

    @Override
    public void chooseFace(SeatFace face) {
        ask(session().chooseFace(face));
        visit.person().change(now -> now.withFace(face));
    }

    @Override
    public void handOut(boolean on) {
        visit.host()
                .ifPresent(host ->
                        host.handOut(on, () -> refused(LobbyModel.whyNoHandOut(visit.words(), host.handOut()))));
    }

    @Override
    public void letPhonesJoin(boolean on) {
        visit.host().ifPresent(host -> host.page(on, flowCallbacks::show));
    }

    @Override
    public void showPhonesLarge() {
        flowCallbacks.open(Overlay.PHONES);
    }

    @Override
    public void invite() {
        flowCallbacks.open(Overlay.INVITATION);
    }

    @Override
    public void showNight() {
        flowCallbacks.open(Overlay.NIGHT);
    }

    @Override
    public void showSeating() {
        flowCallbacks.openSeating();
    }

    @Override
    public void change(LobbyScreen.ChangeKind kind, String value) {
        if (model().filter(model -> model.offers(kind, value)).isPresent()) {
            visit.state().atTable().ifPresent(table -> {
                switch (kind) {
                    case RULE_SET -> chooseRules(value);
                    case ROUNDS -> changeRules(table.rules().with(Parameter.ROUNDS, Integer.parseInt(value)));
                    case TURN_TIME -> changeOptions(table.options().withTurnSeconds(Integer.parseInt(value)));
                    case TAKE_BACK -> changeOptions(table.options().withTakeBack(Boolean.parseBoolean(value)));
                    case BOTS -> changeBots(table, value);
                }
            });
        }
    }

    /** Replaces the host's bots of other levels. Bots of other programs have no level here. */
    private void changeBots(TableState table, String level) {
        table.seats().stream()
                .filter(seat -> !seat.level().isEmpty() && !seat.level().equals(level))
                .forEach(seat -> ask(changeLevel(seat.seat(), level)));
    }

    @Override
    public void changeRules(TableRules rules) {
        ask(session().changeRules(rules));
    }

    @Override
    public void chooseRules(String id) {
        new RuleChoices(visit.words(), visit.person().houseRules()).find(id).ifPresent(this::changeRules);
    }

    @Override
    public void changeOptions(TableOptions options) {
        ask(session().changeOptions(options));
    }

    @Override
    public void compareWith(String id) {
        comparedWith = id;
        flowCallbacks.show();
    }

    @Override
    public void tuneRules() {
        flowCallbacks.open(Overlay.PARAMETERS);
    }

    @Override
    public void readRules() {
        flowCallbacks.open(Overlay.RULES);
    }

    @Override
    public void showCard() {
        flowCallbacks.open(Overlay.CARD);
    }

    @Override
    public void say(String line) {
        ask(visit.say(line));
    }

    @Override
    public void openSettings() {
        flowCallbacks.open(Overlay.SETTINGS);
    }

    @Override
    public void leave() {
        flowCallbacks.leave();
    }

    @Override
    public void retry() {
        visit.retry();
    }

    private GameSession session() {
        return visit.session();
    }

    private Optional<LobbyModel> model() {
        return LobbyModel.of(visit.words(), visit.state(), visit.person().houseRules());
    }

    private Joining joining() {
        return new Joining(
                visit.addresses(),
                visit.host().map(EmbeddedHost::handOut).orElse(HandOutState.NOT_OURS),
                visit.host().map(EmbeddedHost::page).orElse(PageState.NOT_OURS));
    }

    private void ask(CompletableFuture<Answer> answer) {
        visit.ask(
                answer,
                refusal -> refused(HostWords.of(visit.words(), visit.state()).sentence(refusal)));
    }
}
