package org.tiengow.presentation.guide;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.settings.Assistance;
import org.tiengow.presentation.table.Cue;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.words.Words;

/**
 * The guided round: the events of a table, shown one moment after another, each with a card that explains it. Updates from the host are
 * queued until the player has read so far. It follows whatever the player plays. Immutable.
 */
public final class GuideModel {
    private final Words words;
    private final Function<TableState, Optional<Play>> adviser;
    private final List<GuideBeat> beats;
    private final Set<String> taught;
    private final @Nullable SessionState latest;
    private final @Nullable TableModel table;
    private final String trouble;
    private final boolean done;
    /** Whether the player's last play was the one that the lesson suggested. */
    private final boolean followed;

    private final Past past;

    private GuideModel(
            Words words,
            Function<TableState, Optional<Play>> adviser,
            List<GuideBeat> beats,
            Set<String> taught,
            @Nullable SessionState latest,
            @Nullable TableModel table,
            String trouble,
            boolean done,
            boolean followed,
            Past past) {
        this.words = words;
        this.adviser = adviser;
        this.beats = List.copyOf(beats);
        this.taught = Set.copyOf(taught);
        this.latest = latest;
        this.table = table;
        this.trouble = trouble;
        this.done = done;
        this.followed = followed;
        this.past = past;
    }

    /**
     * The cards that have been read.
     *
     * @param read the cards before this one that waited for the player, the latest last
     * @param ahead the model to return to after reading an earlier card again; null if this is the latest card
     */
    private record Past(List<GuideBeat> read, @Nullable GuideModel ahead) {
        private static final Past NONE = new Past(List.of(), null);

        private Past and(GuideBeat beat) {
            return new Past(Stream.concat(read.stream(), Stream.of(beat)).toList(), ahead);
        }
    }

    /**
     * Returns a lesson that has not begun.
     *
     * @param adviser suggests a play for the decision that is open at a table
     */
    public static GuideModel begin(Words words, Function<TableState, Optional<Play>> adviser) {
        return new GuideModel(words, adviser, List.of(), Set.of(), null, null, "", true, true, Past.NONE);
    }

    /** Returns the lesson after an update of the session. */
    public GuideModel with(SessionState state) {
        if (state.atTable().map(TableState::view).isEmpty()) {
            return this;
        }
        if (past.ahead() != null) {
            GuideModel ahead = past.ahead().with(state);
            return new GuideModel(
                    words,
                    adviser,
                    beats,
                    taught,
                    latest,
                    table,
                    trouble,
                    done,
                    followed,
                    new Past(past.read(), ahead));
        }
        SessionState named = named(state);
        Set<String> learnt = new LinkedHashSet<>(taught);
        List<GuideBeat> more = new ArrayList<>(beats);
        more.addAll(GuideBeat.between(latest, named, learnt));
        TableModel same = table != null && more.size() == beats.size() && beats.size() == 1
                ? table.with(named)
                        .map(next -> done ? next : marked(next, beats.get(0)))
                        .orElse(table)
                : table;
        GuideModel next =
                new GuideModel(words, adviser, more, learnt, named, same, trouble, done, hasFollowed(named), past);
        return next.done ? next.advance() : next;
    }

    /** Returns the lesson in another language, at the latest card. */
    public GuideModel in(Words other) {
        if (past.ahead() != null) {
            return past.ahead().in(other);
        }
        GuideModel speaking =
                new GuideModel(other, adviser, List.of(), taught, null, null, "", true, followed, Past.NONE);
        List<GuideBeat> renamed = beats.stream().map(speaking::renamed).toList();
        return new GuideModel(
                other,
                adviser,
                renamed,
                taught,
                latest == null ? null : speaking.named(latest),
                renamed.isEmpty() ? null : speaking.tableOf(renamed.get(0)),
                "",
                done,
                followed,
                Past.NONE);
    }

    /** Returns the current screen; empty before the first deal. */
    public Optional<GuideScreen> screen() {
        TableModel shown = table;
        if (shown == null || beats.isEmpty()) {
            return Optional.empty();
        }
        GuideBeat beat = beats.get(0);
        TableScreen now = shown.screen().withoutPause().withChips(beat.chips());
        TableScreen screen = switch (beat.kind()) {
            case TRICK ->
                now.withLastTrick(TableModel.of(words, beat.before())
                                .orElseThrow()
                                .screen())
                        .withStacksOf(now);
            case STACKS, PAYMENT, END -> now.withLastTrick(now); // the winning trick stays until the end
            case OPENING, PLAY, DECISION -> now;
        };
        GuideCards cards = new GuideCards(words, beat, followed);
        return Optional.of(new GuideScreen(
                isDeciding() ? screen : resting(screen),
                advice().map(play -> cards.decision(play, screen.hand(), trouble))
                        .orElseGet(() -> reading(cards, screen))));
    }

    private GuideScreen.Card reading(GuideCards cards, TableScreen screen) {
        GuideScreen.Card card = cards.card(waits(), !past.read().isEmpty());
        return screen.hand().tiles().stream()
                .filter(tile -> waits() && tile.selected())
                .findFirst()
                .map(touched -> card.withTouched(cards.touched(touched.tile())))
                .orElse(card);
    }

    /** Checks whether the lesson waits until the player has read the card. */
    public boolean waits() {
        return !done && !beats.isEmpty() && beats.get(0).held() && !isDeciding();
    }

    /** Checks whether the card closes by itself. */
    public boolean goesByItself() {
        return !done && !beats.isEmpty() && !beats.get(0).held();
    }

    /** Checks whether the player must choose a play now. */
    public boolean isDeciding() {
        return !done && !beats.isEmpty() && beats.get(0).kind() == GuideBeat.Kind.DECISION;
    }

    /** Checks whether the last card is shown. */
    public boolean isOver() {
        return !beats.isEmpty() && beats.get(0).kind() == GuideBeat.Kind.END;
    }

    /** Moves on from a card that has been read. From an earlier card it returns to the latest one. */
    public GuideModel goOn() {
        if (past.ahead() != null) {
            return past.ahead();
        }
        if (beats.isEmpty() || isDeciding() || isOver()) {
            return this;
        }
        Past more = beats.get(0).held() ? past.and(beats.get(0)) : past;
        return new GuideModel(words, adviser, beats, taught, latest, table, "", true, followed, more).advance();
    }

    /** Returns to the previous card, if there is one. The round itself does not change. */
    public GuideModel back() {
        int last = past.read().size() - 1;
        if (last < 0 || isDeciding()) {
            return this;
        }
        GuideBeat before = past.read().get(last);
        Past rest = new Past(past.read().subList(0, last), this);
        return new GuideModel(
                words, adviser, List.of(before), taught, latest, tableOf(before), "", false, followed, rest);
    }

    /** Returns the play that the lesson suggests now; empty if no decision is open. */
    public Optional<Play> advice() {
        return isDeciding() ? adviser.apply(beats.get(0).table()) : Optional.empty();
    }

    /** Selects a tile, or deselects it. While a card is read, touches the tile instead. */
    public GuideModel toggle(Tile tile) {
        return isDeciding() ? choose(now -> now.toggle(tile)) : touch(tile);
    }

    /** Lets the card say what a tile is. Does nothing unless the lesson waits until the player has read a card. */
    public GuideModel touch(Tile tile) {
        return waits() ? with(shown().select(TileSet.of(tile)), "") : this;
    }

    /** Selects exactly these tiles. */
    public GuideModel select(TileSet tiles) {
        return choose(now -> now.select(tiles));
    }

    /** Adds the offered rest of a set to the selection. */
    public GuideModel takeOffered() {
        return choose(TableModel::takeOffered);
    }

    /** Returns the lesson with the player's assistance settings, and with the sound on or off. */
    public GuideModel helpedBy(Assistance assistance, boolean heard) {
        return table == null ? this : with(table.helpedBy(assistance).heard(heard), trouble);
    }

    /** Returns the sound cues of the change from an earlier moment to this one. */
    public List<Cue> cuesSince(GuideModel before) {
        return table == null || before.table == null ? List.of() : table.cuesSince(before.table);
    }

    /** Shows the previous trick again, or hides it. */
    public GuideModel recall() {
        return beats.isEmpty() ? this : with(shown().recall(), "");
    }

    /** Opens or closes the rules behind a refusal. */
    public GuideModel why() {
        return choose(TableModel::why);
    }

    /** Clears the selection. */
    public GuideModel clear() {
        return choose(TableModel::clear);
    }

    /** Opens or closes the question whether to throw away a set that can beat. */
    public GuideModel asking(boolean open) {
        return choose(now -> now.asking(open));
    }

    /** Returns the open decision; empty if none is open. */
    public Optional<Decision> decision() {
        return isDeciding() ? shown().decision() : Optional.empty();
    }

    /** Returns the play that a button would make now; empty if it is not legal. */
    public Optional<Play> play(ActKind kind) {
        return isDeciding() ? shown().play(kind) : Optional.empty();
    }

    /** Checks whether a forfeit would throw away a set that can beat, against the advice. */
    public boolean shouldAsk(Play play) {
        return shown().shouldAsk(play) && advice().filter(play::sameAs).isEmpty();
    }

    /** Shows the suggested play and its reason below the buttons, in the words of the card, or selects its tiles if it is shown. */
    public GuideModel hint() {
        if (isDeciding() && shown().isHintOpen()) {
            return choose(TableModel::takeHint);
        }
        return advice().map(play ->
                        with(shown().hint(play.tiles(), new GuideCards(words, beats.get(0), followed).hint(play)), ""))
                .orElse(this);
    }

    /** Explains why a button is disabled, after it was pressed. */
    public GuideModel explain(ActKind kind) {
        if (!isDeciding()) {
            return this;
        }
        GuideCards cards = new GuideCards(words, beats.get(0), followed);
        String why = shown().whyNot(kind);
        return advice().map(play ->
                        with(shown(), cards.trouble(play, shown().screen().hand(), why, kind == ActKind.PLAY)))
                .orElse(this);
    }

    /** Records that the play has been sent. */
    public GuideModel sent() {
        return new GuideModel(words, adviser, beats, taught, latest, shown().sent(), "", true, followed, past);
    }

    /** Records that the host refused the answer to a decision, which is open again. */
    public GuideModel refused(long decision, Answer.Refused refusal) {
        return new GuideModel(
                words, adviser, beats, taught, latest, shown().refused(decision, refusal), "", false, followed, past);
    }

    /** Returns the screen while no action is possible. While the lesson waits for the player, no other player is shown as choosing. */
    private TableScreen resting(TableScreen screen) {
        TableScreen still = screen.atRest();
        return waits() && beats.get(0).isMidTrick() ? still.waitingFor(words.get("guide.waits")) : still;
    }

    /** Checks whether the player's last play before {@code next} was the one that the lesson suggested. */
    private boolean hasFollowed(SessionState next) {
        if (latest == null
                || latest.decision().isEmpty()
                || GuideBeat.decision(next).equals(GuideBeat.decision(latest))) {
            return followed;
        }
        Optional<Play> advised = adviser.apply(latest.atTable().orElseThrow());
        Optional<Play> played = GuideBeat.lastOwnPlay(next);
        return advised.isEmpty() || played.isEmpty() ? followed : advised.get().sameAs(played.get());
    }

    private GuideModel choose(Function<TableModel, TableModel> act) {
        if (!isDeciding()) {
            return this;
        }
        TableModel chosen = act.apply(shown());
        return with(chosen.isHintOpen() ? chosen : marked(chosen, beats.get(0)), "");
    }

    private GuideModel with(TableModel next, String sentence) {
        return new GuideModel(words, adviser, beats, taught, latest, next, sentence, done, followed, past);
    }

    private TableModel shown() {
        if (table == null) {
            throw new IllegalStateException("no round has been dealt");
        }
        return table;
    }

    /** Moves to the next moment if it has arrived. */
    private GuideModel advance() {
        List<GuideBeat> rest = table == null || beats.isEmpty() ? beats : beats.subList(1, beats.size());
        if (rest.isEmpty()) {
            return this;
        }
        return new GuideModel(words, adviser, rest, taught, latest, tableOf(rest.get(0)), "", false, followed, past);
    }

    private TableModel tableOf(GuideBeat beat) {
        return marked(TableModel.of(words, beat.state()).orElseThrow(), beat);
    }

    private TableModel marked(TableModel plain, GuideBeat beat) {
        return beat.kind() == GuideBeat.Kind.DECISION
                ? plain.marked(adviser.apply(beat.table()).map(Play::tiles).orElse(TileSet.EMPTY))
                : plain;
    }

    private GuideBeat renamed(GuideBeat beat) {
        return new GuideBeat(
                beat.kind(), named(beat.before()), named(beat.state()), beat.page(), beat.held(), beat.first());
    }

    /** Gives the other players the names of the lesson, which fit the language, and removes time limits. */
    private SessionState named(SessionState state) {
        TableState at = state.atTable().orElseThrow();
        int players = at.seats().size();
        return state.withTable(at.retold(at.seats().stream()
                .map(seat -> seat.seat() == at.mySeat()
                        ? seat
                        : seat.named(words.get("guide.name." + Math.floorMod(seat.seat() - at.mySeat(), players))))
                .toList()));
    }
}
