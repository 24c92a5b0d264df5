package org.tiengow.swing.model;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.Answer;
import org.tiengow.client.session.ConnectionStatus;
import org.tiengow.client.session.Decision;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.swing.model.TableScreen.ActKind;
import org.tiengow.swing.model.TableScreen.Banner;
import org.tiengow.swing.model.TableScreen.Bar;
import org.tiengow.swing.model.TableScreen.ChatLine;
import org.tiengow.swing.model.TableScreen.Side;

/**
 * The table as one reader has it before the eyes: what the session knows, and what the reader has chosen. Immutable; each
 * act of the reader and each update makes another one.
 */
public final class TableModel {
    private final Scene scene;

    private TableModel(Scene scene) {
        this.scene = scene;
    }

    /** The table of a session; empty while no round has been dealt there. */
    public static Optional<TableModel> of(Words words, SessionState state) {
        return scene(words, state, Choices.NONE).map(TableModel::new);
    }

    /** The same after an update of the session; empty when it is at no such table any more. */
    public Optional<TableModel> with(SessionState state) {
        return scene(scene.words(), state, scene.choices()).map(next -> new TableModel(next.afterUpdate(scene)));
    }

    /** The same in another language. */
    public TableModel in(Words words) {
        return new TableModel(new Scene(words, scene.state(), scene.table(), scene.view(), scene.choices()));
    }

    /** What the table shows. */
    public TableScreen screen() {
        ActWords acts = new ActWords(scene);
        return new TableScreen(
                bar(),
                scene.view().rules().direction() == Direction.CLOCKWISE,
                new SeatPlates(scene).seats(),
                new TrickWords(scene).trick(),
                new HandWords(scene).hand(),
                acts.turn(),
                acts.acts(),
                acts.reason(),
                acts.question(),
                scene.choices().notice().isEmpty() ? null : scene.choices().notice(),
                banner(),
                side());
    }

    /** Whether the reader must act now. */
    public boolean isMyTurn() {
        return scene.isMyTurn();
    }

    /** The number of the decision that waits for the reader; empty when none does. */
    public Optional<Decision> decision() {
        return scene.decision();
    }

    /** Selects a tile, or takes it out of the selection; a tile that is not held changes nothing. */
    public TableModel toggle(Tile tile) {
        TileSet selected = scene.choices().selected();
        if (!scene.view().hand().contains(tile)) {
            return this;
        }
        return with(scene.choices().select(selected.contains(tile) ? selected.minus(tile) : selected.plus(tile)));
    }

    /** Takes the offered rest of a set into the selection. */
    public TableModel takeOffered() {
        return with(scene.choices().select(scene.choices().selected().plus(scene.offered())));
    }

    /** Selects nothing, and closes a question. */
    public TableModel clear() {
        return with(scene.choices().select(TileSet.EMPTY).withHint(TileSet.EMPTY, ""));
    }

    /** The play a button would make now; empty when it may not be made. */
    public Optional<Play> play(ActKind kind) {
        TileSet selected = scene.choices().selected();
        Optional<Play> play = switch (kind) {
            case PLAY -> Optional.of(Play.faceUp(selected));
            case FORFEIT -> Optional.of(Play.forfeit(selected));
            case DECLARE -> Optional.of(Play.DECLARE);
            case DECLINE -> Optional.of(Play.DECLINE);
            case HINT -> Optional.empty();
        };
        boolean open = scene.decision().isPresent();
        return play.filter(wanted -> open && scene.refusalOf(wanted).isEmpty());
    }

    /** The one legal play, where there is no choice. */
    public Optional<Play> onlyPlay() {
        return scene.decision()
                .filter(decision -> decision.legal().size() == 1)
                .map(decision -> decision.legal().get(0));
    }

    /** Whether the forfeit would throw away a set that can beat, and the reader wants to be asked. */
    public boolean shouldAsk(Play play) {
        return play.isForfeit()
                && !scene.choices().dontAsk()
                && scene.refusalOf(Play.faceUp(play.tiles())).isEmpty();
    }

    /** Opens or closes the question about a winning set. */
    public TableModel asking(boolean open) {
        return with(scene.choices().ask(open));
    }

    /** Never asks about a winning set again. */
    public TableModel askNoMore() {
        return with(scene.choices().askNoMore());
    }

    /** The answer to the open decision is on its way. */
    public TableModel sent() {
        return scene.decision()
                .map(decision -> with(scene.choices().send(decision.number())))
                .orElse(this);
    }

    /** The only legal play is on its way, which the reader is told. */
    public TableModel sentForYou() {
        TableModel sent = sent();
        boolean worthSaying = scene.view().phase() == Phase.PLAYING;
        return worthSaying ? sent.with(sent.scene.choices().note(scene.words().get("table.onlyOne"))) : sent;
    }

    /** The host refused something. */
    public TableModel refused(Answer.Refused refusal) {
        return with(scene.choices().refused(HostWords.of(scene).sentence(refusal)));
    }

    /** A button was pressed that may not be: says why. */
    public TableModel explain(ActKind kind) {
        return screen().acts().stream()
                .filter(act -> act.kind() == kind && !act.enabled())
                .findFirst()
                .map(act -> with(scene.choices().explain(act.whyNot())))
                .orElse(this);
    }

    /** The chat has been read. */
    public TableModel chatRead() {
        return with(scene.choices().chatRead(scene.state().chat().size()));
    }

    /** A hint: what a steady player would do. */
    public TableModel hint(Play play) {
        String key = play.isForfeit() ? "hint.forfeit" : scene.isLead() ? "hint.lead" : "hint.beat";
        TileSet tiles = scene.held(play.tiles());
        String name = play.isForfeit() ? listed(tiles) : scene.names().inSentence(tiles);
        return with(scene.choices().withHint(tiles, scene.words().get(key, name)));
    }

    private String listed(TileSet tiles) {
        return scene.words()
                .list(tiles.tiles().stream()
                        .map(Tile::kind)
                        .map(scene.names()::inSentence)
                        .toList());
    }

    private TableModel with(Choices choices) {
        return new TableModel(new Scene(scene.words(), scene.state(), scene.table(), scene.view(), choices));
    }

    private static Optional<Scene> scene(Words words, SessionState state, Choices choices) {
        return state.atTable()
                .flatMap(table ->
                        Optional.ofNullable(table.view()).map(view -> new Scene(words, state, table, view, choices)));
    }

    private Bar bar() {
        TableState table = scene.table();
        RulesWords rules = new RulesWords(scene.words());
        int differing = differing(table.rules());
        return new Bar(
                scene.words().get("window.leave"),
                LobbyModel.title(scene.words(), scene.state()),
                scene.words().get("table.rules", rules.name(table.rules())),
                differing == 0 ? "" : scene.words().get("table.rulesDiffer", differing),
                progress(table, scene.view()),
                List.of());
    }

    private static int differing(TableRules rules) {
        return (int) rules.set().differences(RuleSets.get(RuleSets.DEFAULT_ID)).stream()
                .filter(parameter -> !parameter.isAboutTheMatch())
                .count();
    }

    private String progress(TableState table, SeatView view) {
        int rounds = table.rules().set().rounds();
        int trick = view.tricks().size() + (view.phase() == Phase.SETTLED ? 0 : 1);
        return rounds == 0
                ? scene.words().get("table.roundOpen", view.round(), trick)
                : scene.words().get("table.round", view.round(), rounds, trick);
    }

    private @Nullable Banner banner() {
        ConnectionStatus connection = scene.state().connection();
        if (!connection.stage().isOver()) {
            return null;
        }
        return new Banner(
                HostWords.of(scene).lost(connection),
                scene.words().get("connection.retry"),
                scene.words().get("window.leave"));
    }

    private Side side() {
        Words words = scene.words();
        People people = scene.people();
        List<ChatLine> chat = scene.state().chat().stream()
                .map(line -> new ChatLine(
                        line.seat() < 0 ? -1 : people.colour(line.seat()),
                        people.isMe(line.seat()) ? words.get("you") : line.name(),
                        line.text()))
                .toList();
        return new Side(
                words.get("log.tab"),
                new LogLines(people).of(scene.table().log(), scene.view()),
                words.get("log.chat"),
                chat,
                Math.max(0, chat.size() - scene.choices().chatRead()),
                words.get("lobby.chat.prompt"),
                LobbyModel.phrases(words));
    }
}
