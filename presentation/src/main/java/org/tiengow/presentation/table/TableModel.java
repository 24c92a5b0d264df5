package org.tiengow.presentation.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.premove.Premove;
import org.tiengow.presentation.settings.Assistance;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.Choices.Open;
import org.tiengow.presentation.table.Choices.Refused;
import org.tiengow.presentation.table.TableScreen.Act;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.TableScreen.Reason;
import org.tiengow.presentation.table.TableScreen.Turn;
import org.tiengow.presentation.words.HintWords;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.Words;

/**
 * The table for one user: the state of the session, and the user's local choices. Immutable; each action and each update returns a new
 * model.
 */
public final class TableModel {
    private final Scene scene;

    private TableModel(Scene scene) {
        this.scene = scene;
    }

    /** Returns the table of a session; empty while no round has been dealt there. */
    public static Optional<TableModel> of(Words words, SessionState state) {
        return scene(words, state, Choices.NONE).map(TableModel::new);
    }

    /** Returns the table after an update of the session; empty if the session has no such table any more. */
    public Optional<TableModel> with(SessionState state) {
        return scene(scene.words(), state, scene.choices()).map(next -> new TableModel(next.afterUpdate(scene)));
    }

    /** Returns the table with a temporary notice, such as the new host; empty for none. */
    public TableModel telling(String news) {
        return with(scene.choices().tell(news));
    }

    /**
     * Returns the table in another language. The reason why a button is disabled is derived again; texts that cannot be derived again are
     * removed.
     */
    public TableModel in(Words words) {
        Choices before = scene.choices();
        if (words.locale().equals(scene.words().locale())) {
            return with(words, before);
        }
        TableModel said = with(words, before.inAnotherLanguage());
        ActKind about = before.refused().about();
        if (about == null) {
            return said;
        }
        TableModel again = said.explain(about);
        return again.with(again.scene.choices().open(before.open()));
    }

    public TableScreen screen() {
        ActWords acts = new ActWords(scene);
        Turn turn = moment().map(
                        won -> Turn.of(won, new TrickWords(scene).trick().last()))
                .orElseGet(acts::turn);
        return screen(new BarWords(scene).bar(), turn, acts);
    }

    /** Returns the screen for a television: the events are told in words, for the whole room. */
    public TableScreen farScreen() {
        return screen(new BarWords(scene).farBar(), new Turn(false, commentary(), ""), new ActWords(scene));
    }

    private TableScreen screen(TableBar bar, Turn turn, ActWords acts) {
        return new TableScreen(
                bar,
                scene.view().rules().direction() == Direction.CLOCKWISE,
                new SeatPlates(scene).seats(),
                new TrickWords(scene).trick(),
                new HandWords(scene).hand(),
                turn,
                acts.acts(),
                isWatching() ? null : acts.reason(),
                acts.question(),
                notice(acts),
                new BannerWords(scene).banner(),
                new SideWords(scene).side(),
                new RecallWords(scene).recall(),
                scene.moment().orElse(null));
    }

    /** Returns the note beside the table. Spectators have no buttons, so a refusal is shown to them here. */
    private @Nullable String notice(ActWords acts) {
        Reason reason = isWatching() ? acts.reason() : null;
        if (reason != null) {
            return reason.words();
        }
        return scene.choices().notice().isEmpty() ? null : scene.choices().notice();
    }

    /** Checks whether the user is a spectator. */
    public boolean isWatching() {
        return !scene.table().isSeated();
    }

    /** Returns the latest event in words, for the whole room. */
    public String commentary() {
        return new Commentary(scene).line();
    }

    /** Checks whether the player must act now. */
    public boolean isMyTurn() {
        return scene.isMyTurn();
    }

    /** Returns the decision that the player must answer; empty if no decision is open. */
    public Optional<Decision> decision() {
        return scene.decision();
    }

    /** Returns the number of tiles that the player holds. */
    public int held() {
        return scene.view().hand().size();
    }

    /**
     * Selects a tile, or deselects it. Where one tile was led, it replaces the tile selected before. A tile that is not held changes
     * nothing.
     */
    public TableModel toggle(Tile tile) {
        TileSet selected = scene.choices().selected();
        if (!scene.view().hand().contains(tile)) {
            return this;
        }
        if (selected.contains(tile)) {
            return with(scene.choices().select(selected.minus(tile)));
        }
        return with(scene.choices().select(scene.isSingle() ? TileSet.of(tile) : selected.plus(tile)));
    }

    /** Selects exactly these tiles. Tiles that are not held change nothing. */
    public TableModel select(TileSet tiles) {
        return scene.view().hand().containsAll(tiles) ? with(scene.choices().select(tiles)) : this;
    }

    /** Adds the offered rest of a set to the selection. */
    public TableModel takeOffered() {
        return with(scene.choices().select(scene.choices().selected().plus(scene.offered())));
    }

    /** Closes the rules behind a reason, or the last trick. Otherwise clears the selection, and closes the question. */
    public TableModel clear() {
        return switch (scene.choices().open()) {
            case RULES, LAST_TRICK -> with(scene.choices().open(Open.NOTHING));
            case QUESTION, NOTHING -> with(scene.choices().select(TileSet.EMPTY).withHint(TileSet.EMPTY, ""));
        };
    }

    /** Returns the play that a button would make now; empty if it is not legal. */
    public Optional<Play> play(ActKind kind) {
        TileSet selected = scene.choices().selected();
        Optional<Play> play = switch (kind) {
            case PLAY -> Optional.of(Play.faceUp(selected));
            case FORFEIT -> Optional.of(Play.forfeit(selected));
            case DECLARE -> Optional.of(Play.DECLARE);
            case DECLINE -> Optional.of(Play.DECLINE);
            case HINT, PLAY_AHEAD, FORFEIT_AHEAD -> Optional.empty();
        };
        boolean open = scene.decision().isPresent();
        return play.filter(wanted -> open && scene.refusalOf(wanted).isEmpty());
    }

    /** Switches an act for a later turn on or off; does nothing while its button is disabled or not shown. */
    public TableModel premove(ActKind kind) {
        return new ActWords(scene)
                .act(kind)
                .filter(Act::enabled)
                .map(act -> kind == ActKind.PLAY_AHEAD ? playingAhead(!act.on()) : forfeitingAhead(!act.on()))
                .orElse(this);
    }

    /**
     * Selects tiles before the turn has come, and sets what becomes of them. Does nothing if no play can be chosen for a later turn.
     *
     * @param plays whether the tiles are played when the turn comes
     * @param forfeits whether the lowest tiles are forfeited if no set can beat
     */
    public TableModel premove(TileSet tiles, boolean plays, boolean forfeits) {
        return scene.due().isPresent() ? select(tiles).forfeitingAhead(forfeits).playingAhead(plays) : this;
    }

    private TableModel playingAhead(boolean wanted) {
        Premove premove = scene.choices().premove();
        boolean possible =
                new ActWords(scene).act(ActKind.PLAY_AHEAD).filter(Act::enabled).isPresent();
        return with(scene.choices()
                .choose(
                        wanted && possible
                                ? premove.playing(
                                        scene.choices().selected(), scene.due().orElseThrow())
                                : premove.playingNothing()));
    }

    private TableModel forfeitingAhead(boolean wanted) {
        return with(scene.choices().choose(scene.choices().premove().forfeiting(wanted)));
    }

    /** Drops what was chosen for a later turn; the selection stays. */
    public TableModel withoutPremove() {
        return with(scene.choices().choose(Premove.NONE));
    }

    /** Returns what was chosen before the turn, once the decision is open; empty if nothing was, and while the table is paused. */
    public Optional<Premove> duePremove() {
        return Optional.of(scene.choices().premove())
                .filter(premove ->
                        !premove.isNone() && scene.isMyTurn() && !scene.table().isPaused());
    }

    /** Returns the play that a premove makes now; empty if the player must choose. */
    public Optional<Play> play(Premove premove) {
        return scene.decision().flatMap(decision -> premove.playFor(scene.view(), decision));
    }

    /** Tells the player in a note what became of a premove. */
    public TableModel told(Premove premove, Optional<Play> play) {
        String key = play.map(made -> made.isForfeit() ? "ahead.forfeited" : "ahead.played")
                .orElse(premove.tiles().isEmpty() ? "ahead.canBeat" : "ahead.kept");
        return with(scene.choices().note(scene.words().get(key)));
    }

    /** Returns the only legal play; empty if there is a choice. */
    public Optional<Play> onlyPlay() {
        return scene.decision()
                .filter(decision -> decision.legal().size() == 1)
                .map(decision -> decision.legal().get(0));
    }

    /** Checks whether the forfeit would throw away a set that can beat, and the player wants a confirmation. */
    public boolean shouldAsk(Play play) {
        return play.isForfeit()
                && scene.choices().around().assistance().askToWaste()
                && scene.refusalOf(Play.faceUp(play.tiles())).isEmpty();
    }

    /** Opens or closes the question about a winning set. */
    public TableModel asking(boolean open) {
        return with(scene.choices().open(open ? Open.QUESTION : Open.NOTHING));
    }

    /** Returns the table with other assistance settings. */
    public TableModel helpedBy(Assistance assistance) {
        return with(scene.choices().helpedBy(assistance));
    }

    /** Returns the table with the sound on or off. */
    public TableModel heard(boolean on) {
        return with(scene.choices().hear(on));
    }

    /** Returns the table with another speed of motion. */
    public TableModel paced(Speed speed) {
        return with(scene.choices().pace(speed));
    }

    /** Returns the animation of the round that has just been won; empty if none was, and if animations are off. */
    public Optional<RoundMoment> moment() {
        return scene.moment();
    }

    /** Returns the sound cues between an earlier state of this table and this one. */
    public List<Cue> cuesSince(TableModel before) {
        return Cue.between(before.scene, scene);
    }

    /** Records that the player's answer to the open decision has been sent. */
    public TableModel sent() {
        return sent(true);
    }

    private TableModel sent(boolean chosen) {
        return scene.decision()
                .map(decision -> with(scene.choices().send(decision.number(), chosen)))
                .orElse(this);
    }

    /**
     * Records that the only legal play has been sent automatically, and tells the player so in a note. For the last tiles the note says
     * that they were the last.
     */
    public TableModel sentForYou() {
        TableModel sent = sent(false);
        if (scene.view().phase() != Phase.PLAYING) {
            return sent;
        }
        int held = scene.view().hand().size();
        boolean last = onlyPlay().filter(play -> play.tiles().size() == held).isPresent();
        String note =
                last ? scene.words().get("table.onlyLast", held) : scene.words().get("table.onlyOne");
        return sent.with(sent.scene.choices().note(note));
    }

    /** Removes the note, because it has been read. */
    public TableModel noteRead() {
        return with(scene.choices().note(""));
    }

    /** Shows why the host refused a request. */
    public TableModel refused(Answer.Refused refusal) {
        List<String> rules = refusal.paragraph().isEmpty() ? List.of() : List.of(refusal.paragraph());
        return with(scene.choices().explain(new Refused(sentence(refusal), rules, null)));
    }

    /**
     * Shows why the host refused the answer to a decision, which is then open again. If that decision is over, the reason is only a note:
     * it no longer belongs to what the player sees.
     */
    public TableModel refused(long decision, Answer.Refused refusal) {
        TableModel open = reopened(decision);
        return open.decision().filter(now -> now.number() == decision).isPresent()
                ? open.refused(refusal)
                : open.with(open.scene.choices().note(sentence(refusal)));
    }

    /** Records that the host refused the answer to a decision. An answer to another decision stays on its way. */
    public TableModel reopened(long decision) {
        return scene.choices().answered().sent() == decision
                ? with(scene.choices().reopen())
                : this;
    }

    private String sentence(Answer.Refused refusal) {
        return new HostWords(scene.people(), scene.view()).sentence(refusal);
    }

    /** Shows a sentence below the buttons until the next event. */
    public TableModel said(String sentence) {
        return with(scene.choices().explain(sentence));
    }

    /** Returns why a button is disabled; empty if it is enabled or not shown. */
    public String whyNot(ActKind kind) {
        return new ActWords(scene).act(kind).map(Act::whyNot).orElse("");
    }

    /** Explains why a button is disabled, after it was pressed. */
    public TableModel explain(ActKind kind) {
        if (kind == ActKind.HINT && !scene.table().options().hints()) {
            return with(scene.choices().explain(new Refused(scene.words().get("hint.forbidden"), List.of(), kind)));
        }
        String whyNot = whyNot(kind);
        return whyNot.isEmpty()
                ? this
                : with(scene.choices().explain(new Refused(whyNot, new ActWords(scene).behind(kind), kind)));
    }

    /** Shows the last trick again, or closes it. Before the first trick is over, explains that there is no such trick. */
    public TableModel recall() {
        String whyNot = new RecallWords(scene).whyNot();
        return with(
                whyNot.isEmpty()
                        ? scene.choices().turn(Open.LAST_TRICK)
                        : scene.choices().explain(whyNot));
    }

    /** Checks whether the player may ask to take the latest play back. */
    public boolean mayTakeBack() {
        return new TakeBackWords(scene).whyNot().isEmpty();
    }

    /** Explains why the player may not ask to take a play back. Does nothing if they may. */
    public TableModel explainTakeBack() {
        return with(scene.choices().explain(new TakeBackWords(scene).whyNot()));
    }

    /** Opens or closes the rules behind the reason. */
    public TableModel why() {
        return with(scene.choices().turn(Open.RULES));
    }

    /** Marks the chat as read. */
    public TableModel chatRead() {
        return with(scene.choices().chatRead(scene.state().chat().size()));
    }

    /** Shows a hint: tiles of these faces, and a sentence about them. */
    public TableModel hint(TileSet faces, String sentence) {
        return with(scene.choices().withHint(scene.held(faces), sentence));
    }

    /** Shows a hint: the play, and its reasons. */
    public TableModel hint(Advice advice) {
        TileSet tiles = scene.held(advice.play().tiles());
        return with(scene.choices().withHint(tiles, new HintWords(scene.words(), scene.view()).sentence(advice)));
    }

    /** Checks whether a hint is shown whose tiles can be selected by {@link #takeHint}. */
    public boolean isHintOpen() {
        return scene.isHintOpen();
    }

    /** Selects exactly the tiles that the hint names; does nothing without such a hint. */
    public TableModel takeHint() {
        return isHintOpen()
                ? with(scene.choices()
                        .select(scene.held(scene.choices().hinted().tiles())))
                : this;
    }

    /** Shows that a hint for the open decision is being computed. The play that follows cannot be taken back. */
    public TableModel thinking() {
        Choices asked = scene.decision()
                .map(decision -> scene.choices().helpedWith(decision.number()))
                .orElse(scene.choices());
        return with(asked.withHint(TileSet.EMPTY, scene.words().get("hint.thinking")));
    }

    /** Shows that no hint could be computed, because of a bug. */
    public TableModel noHint() {
        return with(scene.choices().withHint(TileSet.EMPTY, scene.words().get("hint.none")));
    }

    /** Returns the decision for which a hint can be requested; empty if no decision is open, or hints are forbidden. */
    public Optional<Decision> hintable() {
        return new ActWords(scene).act(ActKind.HINT).filter(Act::enabled).flatMap(hint -> scene.decision());
    }

    /** Checks whether a hint for the decision with this number can still be shown. */
    public boolean isHintable(long number) {
        return hintable().filter(decision -> decision.number() == number).isPresent();
    }

    /** Marks tiles of these faces as a hint does, without a sentence. */
    public TableModel marked(TileSet faces) {
        return with(scene.choices().withHint(scene.held(faces), ""));
    }

    private TableModel with(Choices choices) {
        return with(scene.words(), choices);
    }

    private TableModel with(Words words, Choices choices) {
        return new TableModel(scene.with(words, choices));
    }

    private static Optional<Scene> scene(Words words, SessionState state, Choices choices) {
        return state.atTable()
                .flatMap(table ->
                        Optional.ofNullable(table.view()).map(view -> new Scene(words, state, table, view, choices)));
    }
}
