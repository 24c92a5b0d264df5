package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.Feat;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/**
 * All that the table shows at one moment: engine values for what is drawn, and finished words for what is written.
 *
 * <p>Every text is in the player's language and ready to be painted; a view adds none of its own. Every
 * {@code accessible} text is what a screen reader says of that thing.
 *
 * @param bar the strip along the top
 * @param clockwise whether the next player sits on the left (rules 2.1)
 * @param seats the viewer first, then in playing order; for a spectator the seat shown at the bottom first
 * @param trick what lies in the middle
 * @param hand the viewer's tiles; no group for a spectator
 * @param turn whose turn it is, above the hand; null before the first deal
 * @param acts the buttons below the hand, from left to right
 * @param reason the sentence below the buttons; null when nothing has to be said
 * @param question what must be answered first; null when nothing is asked
 * @param notice a short note that nobody must answer; null when there is none
 * @param banner what is wrong with the connection, the shuffle or the host's disk; null when nothing is
 * @param side the panel with log and chat
 * @param recall the last trick, looked at again; null while nobody does
 * @param moment what is shown of a round that has just been won, before its settlement; null for nothing
 */
public record TableScreen(
        TableBar bar,
        boolean clockwise,
        List<ShownSeat> seats,
        TableTrick trick,
        TableHand hand,
        @Nullable Turn turn,
        List<Act> acts,
        @Nullable Reason reason,
        @Nullable Question question,
        @Nullable String notice,
        @Nullable Banner banner,
        TableSide side,
        @Nullable Recall recall,
        @Nullable RoundMoment moment) {
    /** Copies the lists. */
    public TableScreen {
        seats = List.copyOf(seats);
        acts = List.copyOf(acts);
    }

    /** Who sits at a seat of the engine; empty where nobody is shown. */
    public Optional<ShownSeat> seat(int seat) {
        return seats.stream().filter(each -> each.seat() == seat).findFirst();
    }

    /**
     * This screen at the moment when its last trick still lies on the table: nobody has taken it yet, and nobody is to
     * move.
     *
     * @param before what was shown until now; the stacks are taken from it
     */
    public TableScreen withLastTrick(TableScreen before) {
        TableTrick.LastTrick last = trick.last();
        if (last == null) {
            return this;
        }
        List<ShownSeat> waiting = seats.stream()
                .map(seat -> seat.waiting(
                        before.seat(seat.seat()).map(ShownSeat::stacks).orElse(seat.stacks())))
                .toList();
        TableTrick lying = new TableTrick(last.number(), last.plays(), "", -1, null);
        return with(waiting, lying, wordsOn(last))
                .with(bar.withProgress(before.bar().progress()));
    }

    /** What is said while a finished trick lies: what is rare about it, and who has won the round with it. */
    private @Nullable Turn wordsOn(TableTrick.LastTrick last) {
        String feat = last.feat() == null ? "" : last.feat().line();
        if (moment != null) {
            return Turn.of(moment, last);
        }
        return feat.isEmpty() ? null : new Turn(false, feat, "", rare(last));
    }

    private static Feat.@Nullable Kind rare(TableTrick.LastTrick last) {
        return last.feat() == null ? null : last.feat().kind();
    }

    /** This screen at the moment when the last plays of its last trick have been laid, and those that will turn over lie face down. */
    public TableScreen withLastTrickLaid(TableScreen before) {
        TableTrick.LastTrick last = trick.last();
        if (last == null || moment == null) {
            return this;
        }
        boolean same = before.trick().number() == last.number();
        List<TableTrick.TablePlay> laid = new ArrayList<>();
        for (TableTrick.TablePlay play : last.plays()) {
            laid.add(before.trick().plays().stream()
                    .filter(lay -> same && lay.seat() == play.seat())
                    .findFirst()
                    .orElseGet(() -> play.laid(moment.turned().contains(play.seat()))));
        }
        TableScreen lying = withLastTrick(before);
        return lying.with(lying.seats, new TableTrick(last.number(), laid, "", -1, null), null);
    }

    /** This screen with the stacks of another one, for words beside it that speak of those. */
    public TableScreen withStacksOf(TableScreen other) {
        List<ShownSeat> counted = seats.stream()
                .map(seat -> seat.waiting(
                        other.seat(seat.seat()).map(ShownSeat::stacks).orElse(seat.stacks())))
                .toList();
        return with(counted, trick, turn);
    }

    /** This screen before anything is said above the hand. */
    public TableScreen withoutTurn() {
        return with(seats, trick, null);
    }

    /** This screen with nothing on the table, after the last trick was taken and before the next lead. */
    public TableScreen withEmptyTable() {
        return with(seats, new TableTrick(trick.number(), List.of(), "", -1, trick.last()), null);
    }

    /** This screen while nothing is to be done: without the buttons below the hand and what is said about them. */
    public TableScreen atRest() {
        return with(seats, trick, turn, List.of(), null);
    }

    /** This screen before anything was paid since another one: the chips of that one. */
    public TableScreen withChipsOf(TableScreen before) {
        List<ShownSeat> unpaid = seats.stream()
                .map(seat -> before.seat(seat.seat())
                        .map(each -> seat.withChips(each.chips(), each.figure()))
                        .orElse(seat))
                .toList();
        return with(unpaid, trick, turn);
    }

    /**
     * This screen with other chips, where the figures speak of chips.
     *
     * @param chips of each seat of the engine
     */
    public TableScreen withChips(List<Integer> chips) {
        List<ShownSeat> paid = seats.stream()
                .map(seat -> seat.withChips(chips.get(seat.seat()), Words.signed(chips.get(seat.seat()))))
                .toList();
        return with(paid, trick, turn);
    }

    /** This screen while the whole table waits for what this sentence says. */
    public TableScreen waitingFor(String sentence) {
        List<ShownSeat> waiting =
                seats.stream().map(seat -> seat.waiting(seat.stacks())).toList();
        return with(waiting, trick, new Turn(false, "", sentence));
    }

    /** This screen at a table where nobody pauses. */
    public TableScreen withoutPause() {
        return with(bar.withoutPause());
    }

    private TableScreen with(TableBar otherBar) {
        return new TableScreen(
                otherBar, clockwise, seats, trick, hand, turn, acts, reason, question, notice, banner, side, recall,
                moment);
    }

    private TableScreen with(List<ShownSeat> otherSeats, TableTrick otherTrick, @Nullable Turn otherTurn) {
        return with(otherSeats, otherTrick, otherTurn, acts, reason);
    }

    private TableScreen with(
            List<ShownSeat> otherSeats,
            TableTrick otherTrick,
            @Nullable Turn otherTurn,
            List<Act> otherActs,
            @Nullable Reason otherReason) {
        return new TableScreen(
                bar,
                clockwise,
                otherSeats,
                otherTrick,
                hand,
                otherTurn,
                otherActs,
                otherReason,
                question,
                notice,
                banner,
                side,
                recall,
                moment);
    }

    /**
     * Whose turn it is.
     *
     * @param yours in gold; otherwise quiet text
     * @param head in bold, such as "Your turn"; empty if there is none
     * @param task what is to be done, or "Mei is choosing"
     * @param rare what the words say is rare about the trick, for a picture beside them; null for nothing
     */
    public record Turn(boolean yours, String head, String task, Feat.@Nullable Kind rare) {
        /** Words without a picture. */
        public Turn(boolean yours, String head, String task) {
            this(yours, head, task, null);
        }

        /** Who has won the round, and what is rare about its last trick. */
        static Turn of(RoundMoment moment, TableTrick.@Nullable LastTrick last) {
            return new Turn(
                    false,
                    moment.title(),
                    last == null || last.feat() == null ? "" : last.feat().line(),
                    last == null ? null : TableScreen.rare(last));
        }
    }

    /** The acts below the hand. */
    public enum ActKind {
        HINT,
        FORFEIT,
        PLAY,
        DECLARE,
        DECLINE
    }

    /**
     * A button below the hand.
     *
     * @param kind what it does
     * @param words its label
     * @param main whether it is the one main button
     * @param enabled whether it may be done; a button that may not stays focusable and tells why
     * @param whyNot why not, for a screen reader; empty when enabled
     */
    public record Act(ActKind kind, String words, boolean main, boolean enabled, String whyNot) {}

    /**
     * The sentence below the buttons.
     *
     * @param fine whether it says that all is well, with a tick; otherwise what is in the way
     * @param words the sentence
     * @param about the button its notch points at; null if there is none
     * @param why the rules behind it; null if there is none
     */
    public record Reason(
            boolean fine,
            String words,
            @Nullable ActKind about,
            @Nullable Why why) {
        /** A sentence that no rule stands behind. */
        public Reason(boolean fine, String words, @Nullable ActKind about) {
            this(fine, words, about, null);
        }
    }

    /**
     * Asks before a winning set is thrown away.
     *
     * @param title the question
     * @param body what would happen
     * @param dontAsk the label of the box that stops asking
     * @param goOn the second button
     * @param keep the main button
     */
    public record Question(String title, String body, String dontAsk, String goOn, String keep) {}

    /**
     * A strip over the table: the connection is lost, people pause, or something about the shuffle or the host's disk is to be
     * said.
     *
     * @param words what happens
     * @param ways what may be done about it, from left to right
     */
    public record Banner(TimedText words, List<Way> ways) {
        /** One in which no time runs down. */
        Banner(String words, List<Way> ways) {
            this(TimedText.of(words), ways);
        }

        /** Copies the list. */
        public Banner {
            ways = List.copyOf(ways);
        }

        /** A way that is offered, and what it is called. */
        public record Way(WayKind kind, String words) {}

        /** What may be done about what a banner says. */
        public enum WayKind {
            /** Tries at once to come back. */
            RETRY,
            /** Leaves the table. */
            LEAVE,
            /** Wishes for a pause. */
            PAUSE,
            /** Wishes for no pause, or goes on after one. */
            GO_ON,
            /** Explains an alarm about the shuffle. */
            EXPLAIN
        }
    }
}
