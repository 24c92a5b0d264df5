package org.tiengow.presentation.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.moment.MomentWords;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.premove.Premove;
import org.tiengow.presentation.words.HandOrder;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.RefusalWords;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The data from which the parts of the table's screen are made.
 *
 * @param words the language
 * @param state the state of the session
 * @param table the table, once a round has been dealt
 * @param view the round
 * @param choices the player's local state
 * @param won the view just before the last trick was taken, for the animation at the end of the round; null during play, and for a client
 *     that joined later
 */
public record Scene(
        Words words,
        SessionState state,
        TableState table,
        SeatView view,
        Choices choices,
        @Nullable SeatView won) {
    /** Creates a scene without the animation at the end of a round. */
    public Scene(Words words, SessionState state, TableState table, SeatView view, Choices choices) {
        this(words, state, table, view, choices, null);
    }

    /** Returns the scene in another language, with other choices. */
    Scene with(Words otherWords, Choices otherChoices) {
        return new Scene(otherWords, state, table, view, otherChoices, won);
    }

    /** Returns the animation of the round that has just been won; empty if none was, and if animations are off. */
    Optional<RoundMoment> moment() {
        return Optional.ofNullable(won)
                .flatMap(before -> new MomentWords(people(), before, view)
                        .moment(choices.around().pace()));
    }

    /** Returns the holders of the seats. */
    public People people() {
        return People.of(words, table);
    }

    /** Returns the players of the match. Once it is over, their seats may have other holders. */
    People players() {
        return People.players(words, state, table);
    }

    TileNames names() {
        return new TileNames(words);
    }

    SeatState seat(int seat) {
        return table.seats().get(seat);
    }

    /** Returns the decision that the player must answer; empty while the answer is on its way. */
    Optional<Decision> decision() {
        return Optional.ofNullable(table.decision())
                .filter(open -> open.number() != choices.answered().sent());
    }

    /** Checks whether the player must lead or follow now. */
    boolean isMyTurn() {
        return view.isMyTurn() && decision().isPresent();
    }

    /** Returns the view for which the player may choose a play before their turn; empty without one, and during a pause or an interruption. */
    Optional<SeatView> due() {
        boolean still = table.isPaused() || state.connection().isBroken();
        return table.isSeated() && !still ? Premove.due(view) : Optional.empty();
    }

    boolean isLead() {
        return view.table().isEmpty();
    }

    /** Returns the number of tiles led; 0 before a lead. */
    int led() {
        return view.lead().map(play -> play.count()).orElse(0);
    }

    /** Returns the sets that may be played face up now. */
    List<TileSet> showable() {
        return decision().stream()
                .flatMap(open -> open.legal().plays().stream())
                .filter(play -> play.act() == Play.Act.FACE_UP)
                .map(Play::tiles)
                .toList();
    }

    /** Returns why the selection may not be played face up, or forfeited; empty if it may. */
    Optional<Refusal> refusal(boolean forfeit) {
        return refusalOf(forfeit ? Play.forfeit(choices.selected()) : Play.faceUp(choices.selected()));
    }

    /** Returns why a play is not legal now; empty if it is. */
    Optional<Refusal> refusalOf(Play play) {
        return LegalPlays.refusal(view, play);
    }

    /** Returns the refusal in words. */
    String sentence(Refusal refusal) {
        return sentence(refusal, view);
    }

    /** Returns the refusal of a play for another moment in words. */
    String sentence(Refusal refusal, SeatView moment) {
        return new RefusalWords(people()).sentence(refusal, moment);
    }

    /** Checks whether one tile was led in the trick for which the player chooses. Then a chosen tile replaces the one chosen before. */
    boolean isSingle() {
        return due().orElse(view).lead().filter(lead -> lead.count() == 1).isPresent();
    }

    /** Checks whether a hint is shown whose tiles are not selected yet. */
    boolean isHintOpen() {
        Choices.Hinted hint = choices.hinted();
        return !hint.words().isEmpty()
                && !hint.tiles().isEmpty()
                && !hint.tiles().sameKinds(choices.selected());
    }

    /** Returns the tiles that complete the selection to a playable set; empty if there are none. */
    TileSet offered() {
        TileSet selected = choices.selected();
        if (!isMyTurn() || selected.isEmpty()) {
            return TileSet.EMPTY;
        }
        List<TileSet> sets = isLead() ? HandOrder.groups(view) : showable();
        return sets.stream()
                .map(this::held)
                .filter(set -> set.size() > selected.size() && set.containsAll(selected))
                .findFirst()
                .map(set -> set.minus(selected))
                .orElse(TileSet.EMPTY);
    }

    /**
     * Returns tiles of the hand with the faces of these tiles, preferring selected ones. A tile whose face is not in the hand is returned
     * as it is.
     */
    TileSet held(TileSet faces) {
        TileSet found = TileSet.EMPTY;
        for (Tile wanted : faces) {
            TileSet taken = found;
            Tile best = view.hand().tiles().stream()
                    .filter(tile -> tile.kind() == wanted.kind() && !taken.contains(tile))
                    .min((a, b) -> Boolean.compare(
                            !choices.selected().contains(a), !choices.selected().contains(b)))
                    .orElse(wanted);
            found = found.plus(best);
        }
        return found;
    }

    /**
     * Returns this scene as the successor of {@code before}. The choices for a closed decision are cleared, a refusal ends with the moment
     * it was about, and a warning about lateness becomes a note.
     */
    Scene afterUpdate(Scene before) {
        boolean sameDecision = number(table) == number(before.table);
        Choices next = sameDecision ? choices : choices.forget(view.hand());
        if (!isPremoveValid(before)) {
            next = next.choose(Premove.NONE);
        }
        if (!when().equals(before.when()) && !next.refused().words().isEmpty()) {
            next = next.explain("");
        }
        // The note about the last tiles stays readable while they lie on the table.
        boolean another = view.phase() != before.view.phase() && view.phase() != Phase.SETTLED;
        if (!sameDecision && table.decision() != null || another) {
            next = next.note("");
        }
        if (state.warnings().size() > before.state.warnings().size()) {
            next = next.note(words.get("table.late"));
        }
        String takeBack = new TakeBackWords(this).result(before);
        if (!takeBack.isEmpty()) {
            next = next.note(takeBack);
        }
        return new Scene(words, state, table, view, next, wonAfter(before));
    }

    /** Checks whether a premove made before this scene may still be played: the seat has not acted since, and the line has held. */
    private boolean isPremoveValid(Scene before) {
        return choices.premove().isNone()
                || table.match().equals(before.table.match())
                        && table.mySeat() == before.table.mySeat()
                        && view.round() == before.view.round()
                        && view.hand().equals(before.view.hand())
                        && view.phase() == Phase.PLAYING
                        && !state.connection().isBroken();
    }

    private @Nullable SeatView wonAfter(Scene before) {
        if (!before.table.match().equals(table.match())
                || view.result() == null
                || before.view.round() != view.round()) {
            return null;
        }
        return before.view.result() == null && MomentWords.follows(before.view, view) ? before.view : before.won;
    }

    /** Returns the moment of this scene. */
    private When when() {
        return new When(
                view.round(),
                view.phase(),
                table.log().size(),
                number(table),
                table.isPaused(),
                state.connection().isBroken());
    }

    /** A moment at the table: everything that makes an earlier refusal outdated when it changes. */
    private record When(int round, Phase phase, int events, long decision, boolean isPaused, boolean isBroken) {}

    private static long number(TableState table) {
        Decision decision = table.decision();
        return decision == null ? Choices.NO_DECISION : decision.number();
    }
}
