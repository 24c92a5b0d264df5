package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.Achievement;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/**
 * The complete content of the table at one moment: engine values for pictures, and finished texts for words.
 *
 * <p>Every text is in the user's language and ready for display; a view adds none of its own. Every {@code accessible} text is for a screen
 * reader.
 *
 * @param bar the bar along the top
 * @param clockwise whether the next player sits on the left (rules 2.1)
 * @param seats the viewer first, then in playing order; for a spectator the seat shown at the bottom first
 * @param trick the trick in the middle
 * @param hand the viewer's tiles; no group for a spectator
 * @param turn the line above the hand about the turn; null if nothing is said there
 * @param acts the buttons below the hand, from left to right
 * @param reason the sentence below the buttons; null if absent
 * @param question the question that must be answered first; null if absent
 * @param notice a short note that needs no answer; null if absent
 * @param banner the strip over the table, about the connection, a pause, a play to take back, the shuffle, the host or its disk; null if
 *     absent
 * @param side the panel with log and chat
 * @param recall the last trick, shown again; null while it is closed
 * @param moment the animation of a round that has just been won, before its settlement; null if absent
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
    public TableScreen {
        seats = List.copyOf(seats);
        acts = List.copyOf(acts);
    }

    /** Returns the seat with this number in the engine; empty if it is not shown. */
    public Optional<ShownSeat> seat(int seat) {
        return seats.stream().filter(each -> each.seat() == seat).findFirst();
    }

    /** Returns the button that plays the selection: at once, or when the turn comes. */
    public ActKind playing() {
        return has(ActKind.PLAY_AHEAD) ? ActKind.PLAY_AHEAD : ActKind.PLAY;
    }

    /** Returns the button that forfeits: the selection at once, or the lowest tiles when the turn comes. */
    public ActKind forfeiting() {
        return has(ActKind.FORFEIT_AHEAD) ? ActKind.FORFEIT_AHEAD : ActKind.FORFEIT;
    }

    private boolean has(ActKind kind) {
        return acts.stream().anyMatch(act -> act.kind() == kind);
    }

    /**
     * Returns this screen at the moment when its last trick still lies on the table: no player has taken it yet, and none is on turn.
     *
     * @param before the previous screen, which provides the stacks
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

    /** Returns the line while a finished trick lies: the achievement in it, and the winner of the round. */
    private @Nullable Turn wordsOn(TableTrick.LastTrick last) {
        String achievement =
                last.achievement() == null ? "" : last.achievement().line();
        if (moment != null) {
            return Turn.of(moment, last);
        }
        return achievement.isEmpty() ? null : new Turn(false, achievement, "", rare(last));
    }

    private static Achievement.@Nullable Kind rare(TableTrick.LastTrick last) {
        return last.achievement() == null ? null : last.achievement().kind();
    }

    /** Returns this screen at the moment when the last plays of its last trick have been laid; those that will turn over are face down. */
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

    /** Returns this screen with the stacks of another one, to agree with a text beside it. */
    public TableScreen withStacksOf(TableScreen other) {
        List<ShownSeat> counted = seats.stream()
                .map(seat -> seat.waiting(
                        other.seat(seat.seat()).map(ShownSeat::stacks).orElse(seat.stacks())))
                .toList();
        return with(counted, trick, turn);
    }

    /** Returns this screen without the line above the hand. */
    public TableScreen withoutTurn() {
        return with(seats, trick, null);
    }

    /** Returns this screen with no trick on the table, after the last one was taken and before the next lead. */
    public TableScreen withEmptyTable() {
        return with(seats, new TableTrick(trick.number(), List.of(), "", -1, trick.last()), null);
    }

    /** Returns this screen while no action is possible: without the buttons below the hand and their sentence. */
    public TableScreen atRest() {
        return with(seats, trick, turn, List.of(), null);
    }

    /** Returns this screen before the latest payments, with the chips of an earlier one. */
    public TableScreen withChipsOf(TableScreen before) {
        List<ShownSeat> unpaid = seats.stream()
                .map(seat -> before.seat(seat.seat())
                        .map(each -> seat.withChips(each.chips(), each.figure()))
                        .orElse(seat))
                .toList();
        return with(unpaid, trick, turn);
    }

    /**
     * Returns this screen with other chips, where the figures show chips.
     *
     * @param chips the chips by seat of the engine
     */
    public TableScreen withChips(List<Integer> chips) {
        List<ShownSeat> paid = seats.stream()
                .map(seat -> seat.withChips(chips.get(seat.seat()), Words.signed(chips.get(seat.seat()))))
                .toList();
        return with(paid, trick, turn);
    }

    /** Returns this screen with a sentence about what the whole table waits for. */
    public TableScreen waitingFor(String sentence) {
        List<ShownSeat> waiting =
                seats.stream().map(seat -> seat.waiting(seat.stacks())).toList();
        return with(waiting, trick, new Turn(false, "", sentence));
    }

    /** Returns this screen without the pause button. */
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
     * The line about the turn.
     *
     * @param yours whether it is the viewer's turn; such a line is gold, any other is muted
     * @param head in bold, such as "Your turn"; empty if absent
     * @param task the task, or "Mei is choosing"
     * @param rare the achievement that the line names, for a picture beside it; null if absent
     */
    public record Turn(boolean yours, String head, String task, Achievement.@Nullable Kind rare) {
        /** Creates a line without a picture. */
        public Turn(boolean yours, String head, String task) {
            this(yours, head, task, null);
        }

        /** Returns the line about the winner of the round, and the achievement in its last trick. */
        static Turn of(RoundMoment moment, TableTrick.@Nullable LastTrick last) {
            return new Turn(
                    false,
                    moment.title(),
                    last == null || last.achievement() == null
                            ? ""
                            : last.achievement().line(),
                    last == null ? null : TableScreen.rare(last));
        }
    }

    /** The acts below the hand. */
    public enum ActKind {
        HINT,
        FORFEIT,
        PLAY,
        /** Plays the selected tiles when the turn comes. */
        PLAY_AHEAD,
        /** Forfeits the lowest tiles when the turn comes, if no set can beat. */
        FORFEIT_AHEAD,
        DECLARE,
        DECLINE;

        /** Checks whether the act concerns a later turn. Such an act is switched on and off. */
        public boolean isAhead() {
            return this == PLAY_AHEAD || this == FORFEIT_AHEAD;
        }
    }

    /**
     * A button below the hand.
     *
     * @param kind its action
     * @param words its label
     * @param main whether it is the only main button
     * @param enabled whether it is enabled; a disabled button stays focusable and explains why
     * @param whyNot why it is disabled, for a screen reader; empty if it is enabled
     * @param on whether it is switched on; only for an act that concerns a later turn
     */
    public record Act(ActKind kind, String words, boolean main, boolean enabled, String whyNot, boolean on) {
        /** Creates a button that cannot be switched on. */
        public Act(ActKind kind, String words, boolean main, boolean enabled, String whyNot) {
            this(kind, words, main, enabled, whyNot, false);
        }
    }

    /**
     * The sentence below the buttons.
     *
     * @param fine whether it confirms, with a tick; otherwise it names an obstacle
     * @param words the sentence
     * @param about the button its notch points at; null if absent
     * @param why the rules behind it; null if there are none
     */
    public record Reason(
            boolean fine,
            String words,
            @Nullable ActKind about,
            @Nullable Why why) {
        /** Creates a sentence without rules behind it. */
        public Reason(boolean fine, String words, @Nullable ActKind about) {
            this(fine, words, about, null);
        }
    }

    /**
     * The question before a winning set is thrown away.
     *
     * @param title the question
     * @param body the consequence
     * @param dontAsk the label of the check box that disables the question
     * @param goOn the label of the second button
     * @param keep the label of the main button
     */
    public record Question(String title, String body, String dontAsk, String goOn, String keep) {}

    /**
     * A strip over the table, about the connection, a pause, a play to take back, the shuffle, the host or its disk.
     *
     * @param words the message
     * @param stops whether the user cannot play while it is shown
     * @param ways the possible actions, from left to right
     */
    public record Banner(TimedText words, boolean stops, List<Way> ways) {
        /** Creates a banner beside which the game continues, without a countdown. */
        Banner(String words, List<Way> ways) {
            this(TimedText.of(words), false, ways);
        }

        public Banner {
            ways = List.copyOf(ways);
        }

        /**
         * An action.
         *
         * @param words its label
         * @param question the number of the question that it answers; null for an action that answers none
         */
        public record Way(
                WayKind kind, String words, @Nullable Long question) {
            /** Creates an action that answers no question. */
            public Way(WayKind kind, String words) {
                this(kind, words, null);
            }
        }

        /** The actions of a banner. */
        public enum WayKind {
            /** Reconnects at once. */
            RETRY,
            /** Leaves the table. */
            LEAVE,
            /** Requests a pause. */
            PAUSE,
            /** Withdraws the request for a pause, or ends the pause. */
            GO_ON,
            /** Explains an alarm about the shuffle. */
            EXPLAIN,
            /** Lets the player who asks take the latest play back. */
            LET_TAKE_BACK,
            /** Refuses that. */
            REFUSE_TAKE_BACK,
            /** Withdraws the user's own question. */
            KEEP_PLAY
        }
    }
}
