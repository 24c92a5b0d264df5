package org.tiengow.presentation.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.presentation.words.SetShape;

/**
 * A moment of the guided round that has a card of its own.
 *
 * @param kind what the card is about
 * @param before the state shown until now; the same as {@code state} in the first
 * @param state what has happened by now
 * @param page which card of its kind, from 0
 * @param held whether the round waits until the reader goes on
 * @param first whether the card explains its matter for the first time
 */
record GuideBeat(Kind kind, SessionState before, SessionState state, int page, boolean held, boolean first) {
    /** How many cards stand before the round. */
    static final int OPENING_PAGES = 7;

    /** What a card is about. */
    enum Kind {
        OPENING,
        PLAY,
        DECISION,
        TRICK,
        STACKS,
        PAYMENT,
        END
    }

    /** The moments between two states of a table, the later one with a round. */
    static List<GuideBeat> between(@Nullable SessionState before, SessionState next, Set<String> taught) {
        List<GuideBeat> beats = new ArrayList<>();
        SeatView now = view(next);
        if (before == null) {
            for (int page = 0; page < OPENING_PAGES; page++) {
                beats.add(new GuideBeat(Kind.OPENING, next, next, page, true, true));
            }
        } else if (now.tricks().size() > view(before).tricks().size()) {
            beats.add(new GuideBeat(Kind.TRICK, before, next, 0, true, taught.add("trick")));
        } else if (now.table().size() > view(before).table().size()
                && next.decision().isEmpty()) {
            SeenPlay play = now.table().get(now.table().size() - 1);
            boolean mine = play.seat() == now.seat();
            boolean first = !mine && taught.add(subject(play, now.table().size() == 1));
            beats.add(new GuideBeat(Kind.PLAY, before, next, 0, first, first));
        }
        RoundResult result = now.result();
        if (result != null && (before == null || view(before).result() == null)) {
            beats.add(new GuideBeat(Kind.STACKS, next, next, 0, true, true));
            for (int i = 0; i < result.payments().size(); i++) {
                beats.add(new GuideBeat(Kind.PAYMENT, next, next, i, true, true));
            }
            beats.add(new GuideBeat(Kind.END, next, next, 0, true, true));
        } else if (next.decision().isPresent() && !decision(next).equals(decision(before))) {
            boolean first = taught.add(now.table().isEmpty() ? "your lead" : "your turn");
            beats.add(new GuideBeat(Kind.DECISION, next, next, 0, true, first));
        }
        return beats;
    }

    /** The table. */
    TableState table() {
        return state.atTable().orElseThrow();
    }

    /** The round. */
    SeatView view() {
        return view(state);
    }

    /** Whether the round goes on after this, with somebody to play. */
    boolean isMidTrick() {
        return kind == Kind.OPENING || kind == Kind.PLAY;
    }

    /** The chips of each seat, with no payment that is explained later. */
    List<Integer> chips() {
        List<Integer> chips = new ArrayList<>(view().chips());
        RoundResult result = view().result();
        if (result == null || kind == Kind.END) {
            return chips;
        }
        int paid = kind == Kind.PAYMENT ? page + 1 : 0;
        for (Payment later : result.payments().subList(paid, result.payments().size())) {
            add(chips, later.from(), later.chips());
            add(chips, later.to(), -later.chips());
        }
        return chips;
    }

    private static void add(List<Integer> chips, int seat, int more) {
        if (seat >= 0) { // the bank keeps no count
            chips.set(seat, chips.get(seat) + more);
        }
    }

    /** What the reader last played in a round; empty before that. */
    static Optional<Play> lastOwnPlay(SessionState state) {
        SeatView view = view(state);
        return Stream.concat(view.tricks().stream().map(SeenTrick::plays), Stream.of(view.table()))
                .flatMap(List::stream)
                .filter(play -> play.seat() == view.seat())
                .reduce((earlier, later) -> later)
                .map(play -> play.faceDown() ? Play.forfeit(play.tiles()) : Play.faceUp(play.tiles()));
    }

    /** What the reader is taught by a play: each shape of a lead, beating, forfeiting. */
    private static String subject(SeenPlay play, boolean lead) {
        if (play.faceDown()) {
            return "forfeit";
        }
        return lead ? "lead " + SetShape.of(play.tiles()) : "beat";
    }

    /** The number of the open decision; empty where none is. */
    static Optional<Long> decision(@Nullable SessionState state) {
        return Optional.ofNullable(state).flatMap(SessionState::decision).map(Decision::number);
    }

    private static SeatView view(SessionState state) {
        return state.atTable()
                .flatMap(table -> Optional.ofNullable(table.view()))
                .orElseThrow();
    }
}
