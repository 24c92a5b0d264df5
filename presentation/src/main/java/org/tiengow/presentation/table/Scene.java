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
import org.tiengow.presentation.words.HandOrder;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.RefusalWords;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * What the parts of the table's screen are made from.
 *
 * @param words the language
 * @param state what the session knows
 * @param table the table, once a round has been dealt
 * @param view the round
 * @param choices what the reader has chosen
 * @param won the round as it was before the reader saw it won; null while it is played, and for who came later
 */
public record Scene(
        Words words,
        SessionState state,
        TableState table,
        SeatView view,
        Choices choices,
        @Nullable SeatView won) {
    /** A table at which nothing has just been won. */
    public Scene(Words words, SessionState state, TableState table, SeatView view, Choices choices) {
        this(words, state, table, view, choices, null);
    }

    /** The same in this language, with these choices. */
    Scene with(Words otherWords, Choices otherChoices) {
        return new Scene(otherWords, state, table, view, otherChoices, won);
    }

    /** The moment of the round that was won before the reader's eyes; empty while none was, and where nothing moves. */
    Optional<RoundMoment> moment() {
        return Optional.ofNullable(won)
                .flatMap(before -> new MomentWords(people(), before, view)
                        .moment(choices.around().pace()));
    }

    public People people() {
        return People.of(words, table);
    }

    TileNames names() {
        return new TileNames(words);
    }

    SeatState seat(int seat) {
        return table.seats().get(seat);
    }

    /** The decision that waits for the reader; empty while its answer is on its way. */
    Optional<Decision> decision() {
        return Optional.ofNullable(table.decision()).filter(open -> open.number() != choices.sent());
    }

    /** Whether the reader must lead or follow now. */
    boolean isMyTurn() {
        return view.isMyTurn() && decision().isPresent();
    }

    boolean isLead() {
        return view.table().isEmpty();
    }

    /** How many tiles were led; 0 before a lead. */
    int led() {
        return view.lead().map(play -> play.count()).orElse(0);
    }

    /** The sets that may be shown now. */
    List<TileSet> showable() {
        return decision().stream()
                .flatMap(open -> open.legal().plays().stream())
                .filter(play -> play.act() == Play.Act.FACE_UP)
                .map(Play::tiles)
                .toList();
    }

    /** Why the selection may not be shown, or forfeited; empty when it may. */
    Optional<Refusal> refusal(boolean forfeit) {
        return refusalOf(forfeit ? Play.forfeit(choices.selected()) : Play.faceUp(choices.selected()));
    }

    /** Why a play is not legal now; empty when it is. */
    Optional<Refusal> refusalOf(Play play) {
        return LegalPlays.refusal(view, play);
    }

    /** The refusal in words. */
    String sentence(Refusal refusal) {
        return new RefusalWords(people()).sentence(refusal, view);
    }

    /** What would complete the selection to a set that may be played; none for nothing. */
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

    /** The hand's own tiles with these faces, the selected ones first. */
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

    /** This scene after the one before it: choices for a decision that is over are forgotten, and late ones noted. */
    Scene afterUpdate(Scene before) {
        boolean sameDecision = number(table) == number(before.table);
        Choices next = sameDecision ? choices : choices.forget(view.hand());
        boolean happened = table.log().size() != before.table.log().size();
        if (happened && !next.refused().words().isEmpty()) {
            next = next.explain(""); // it was about a moment that is over
        }
        // What is said of the last tile is still read while it is seen to lie.
        boolean another = view.phase() != before.view.phase() && view.phase() != Phase.SETTLED;
        if (!sameDecision && table.decision() != null || another) {
            next = next.note("");
        }
        if (state.warnings().size() > before.state.warnings().size()) {
            next = next.note(words.get("table.late"));
        }
        return new Scene(words, state, table, view, next, wonAfter(before));
    }

    private @Nullable SeatView wonAfter(Scene before) {
        if (!before.table.match().equals(table.match())
                || view.result() == null
                || before.view.round() != view.round()) {
            return null;
        }
        return before.view.result() == null && MomentWords.follows(before.view, view) ? before.view : before.won;
    }

    private static long number(TableState table) {
        Decision decision = table.decision();
        return decision == null ? Choices.NOTHING_SENT : decision.number();
    }
}
