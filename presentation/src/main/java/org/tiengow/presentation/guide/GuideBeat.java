package org.tiengow.presentation.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
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
 * A moment of the guided round with a card of its own.
 *
 * @param kind the subject of the card
 * @param before the state shown until now; equal to {@code state} except for a play or a trick
 * @param state the state at this moment
 * @param page the number of the card within its kind, from 0
 * @param held whether the round waits until the player has read the card
 * @param first whether the card explains its subject for the first time
 */
record GuideBeat(Kind kind, SessionState before, SessionState state, int page, boolean held, boolean first) {
    /** The number of cards before the round. */
    static final int OPENING_PAGES = 5;
    /** The number of all general cards; the others come after the first trick, when they are needed. */
    private static final int GENERAL_PAGES = 7;

    /** The subject of a card. */
    enum Kind {
        /** A general card: before the round, or after its first trick. */
        OPENING,
        PLAY,
        DECISION,
        TRICK,
        STACKS,
        PAYMENT,
        END
    }

    /**
     * Returns the moments between two states of a table; {@code next} must have a round. Adds the subjects explained there to
     * {@code taught}.
     */
    static List<GuideBeat> between(@Nullable SessionState before, SessionState next, Set<String> taught) {
        List<GuideBeat> beats = new ArrayList<>();
        SeatView now = view(next);
        if (before == null) {
            beats.addAll(general(next, 0, OPENING_PAGES));
        } else if (now.tricks().size() > view(before).tricks().size()) {
            boolean first = taught.add("trick");
            beats.add(new GuideBeat(Kind.TRICK, before, next, 0, true, first));
            if (first) {
                beats.addAll(general(next, OPENING_PAGES, GENERAL_PAGES));
            }
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
            beats.add(new GuideBeat(Kind.DECISION, next, next, 0, true, false));
        }
        return beats;
    }

    private static List<GuideBeat> general(SessionState state, int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(page -> new GuideBeat(Kind.OPENING, state, state, page, true, true))
                .toList();
    }

    /** Checks whether this is a card before the round. */
    boolean isBeforeRound() {
        return kind == Kind.OPENING && page < OPENING_PAGES;
    }

    TableState table() {
        return state.atTable().orElseThrow();
    }

    SeatView view() {
        return view(state);
    }

    /** Checks whether the round goes on after this moment with a play. */
    boolean isMidTrick() {
        return kind == Kind.OPENING || kind == Kind.PLAY;
    }

    /** Returns the chips of each seat before the payments that later cards explain. */
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
        if (seat >= 0) { // the bank has no count
            chips.set(seat, chips.get(seat) + more);
        }
    }

    /** Returns the player's last play in the round; empty before the first. */
    static Optional<Play> lastOwnPlay(SessionState state) {
        SeatView view = view(state);
        return Stream.concat(view.tricks().stream().map(SeenTrick::plays), Stream.of(view.table()))
                .flatMap(List::stream)
                .filter(play -> play.seat() == view.seat())
                .reduce((earlier, later) -> later)
                .map(play -> play.faceDown() ? Play.forfeit(play.tiles()) : Play.faceUp(play.tiles()));
    }

    /** Returns the subject that a play teaches: each shape of a lead, beating, and forfeiting. */
    private static String subject(SeenPlay play, boolean lead) {
        if (play.faceDown()) {
            return "forfeit";
        }
        return lead ? "lead " + SetShape.of(play.tiles()) : "beat";
    }

    /** Returns the number of the open decision; empty if none is open. */
    static Optional<Long> decision(@Nullable SessionState state) {
        return Optional.ofNullable(state).flatMap(SessionState::decision).map(Decision::number);
    }

    private static SeatView view(SessionState state) {
        return state.atTable()
                .flatMap(table -> Optional.ofNullable(table.view()))
                .orElseThrow();
    }
}
