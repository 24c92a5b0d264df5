package org.tiengow.presentation.settlement;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.presentation.words.PaymentLine;
import org.tiengow.presentation.words.ShuffleNote;
import org.tiengow.presentation.words.TimedText;

/**
 * The sheet after a round. Texts and figures are in the user's language, ready for display.
 *
 * @param title such as "Round 3: Uncle Lam wins"
 * @param summary how the round was won, in one or two sentences
 * @param stacksTitle the heading of the stacks
 * @param stacks the stacks of each seat, the viewer first, then in playing order
 * @param paymentsTitle the heading of the payments
 * @param payments the payments in the order they were made
 * @param footnote the note below the payments; empty if absent
 * @param why the label of the link after it; empty if absent
 * @param deciding the last trick in pictures: the lead, then the winning set; or the winning set alone; may be empty
 * @param chipsTitle the heading of the chips
 * @param roundColumn the heading of this round's change
 * @param nowColumn the heading of the score
 * @param chips the chips of each seat, the highest first
 * @param plot the match so far
 * @param next the next banker, and the players who are ready; one line each
 * @param goesOn the time until the next round begins by itself; null if it waits for everybody
 * @param choices the buttons at the foot; the main one belongs at the right
 * @param shuffle the note about the shuffle; null if absent
 */
public record SettlementScreen(
        String title,
        String summary,
        String stacksTitle,
        List<StackCard> stacks,
        String paymentsTitle,
        List<PaymentLine> payments,
        String footnote,
        String why,
        List<Deciding> deciding,
        String chipsTitle,
        String roundColumn,
        String nowColumn,
        List<ChipsRow> chips,
        Plot plot,
        List<String> next,
        @Nullable TimedText goesOn,
        List<Choice> choices,
        @Nullable ShuffleNote shuffle) {
    public SettlementScreen {
        stacks = List.copyOf(stacks);
        payments = List.copyOf(payments);
        deciding = List.copyOf(deciding);
        chips = List.copyOf(chips);
        next = List.copyOf(next);
        choices = List.copyOf(choices);
    }

    /** Returns the result of the round for a screen reader: title, summary and chips, and an alarm about the shuffle. */
    public String spoken() {
        String alarm = shuffle != null && shuffle.sort() == ShuffleNote.Sort.ALARM ? shuffle.words() : "";
        return Stream.concat(
                        Stream.of(title, summary, alarm),
                        chips.stream()
                                .map(row -> String.join(
                                        " ", row.name(), roundColumn, row.changeFigure(), nowColumn, row.now())))
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /**
     * The stacks of a seat.
     *
     * @param colour the seat's colour, 0 to 7
     * @param name "You" for the viewer
     * @param stacks 0 up to the tiles of a hand, which are 13 with two players
     * @param note the note below, such as "2 short · banker, ×3"
     */
    public record StackCard(int colour, String name, int stacks, String note) {}

    /**
     * A set of the last trick.
     *
     * @param line such as "You led"
     * @param name the set's name
     * @param tiles the tiles to draw
     * @param best whether it won
     */
    public record Deciding(String line, String name, TileSet tiles, boolean best) {}

    /**
     * The chips of a seat.
     *
     * @param colour the seat's colour, 0 to 7
     * @param name "You" for the viewer
     * @param change the change in this round
     * @param changeFigure the change with its sign
     * @param now the score with its sign
     * @param mine whether this is the viewer
     */
    public record ChipsRow(int colour, String name, int change, String changeFigure, String now, boolean mine) {}

    /** Returns this sheet with other lines and buttons at the foot, and without a countdown. */
    public SettlementScreen withFoot(List<String> otherNext, List<Choice> otherChoices) {
        return new SettlementScreen(
                title,
                summary,
                stacksTitle,
                stacks,
                paymentsTitle,
                payments,
                footnote,
                why,
                deciding,
                chipsTitle,
                roundColumn,
                nowColumn,
                chips,
                plot,
                otherNext,
                null,
                otherChoices,
                shuffle);
    }

    /** Returns the main button; null if absent. */
    public @Nullable Choice mainChoice() {
        return choices.stream().filter(Choice::main).findFirst().orElse(null);
    }

    /** The actions of the buttons. */
    public enum ChoiceKind {
        SHOW_DEAL,
        REPLAY,
        LOOK_BACK,
        LEAVE,
        NEXT_ROUND,
        STANDINGS
    }

    /**
     * A button at the foot.
     *
     * @param kind its action
     * @param words its label
     * @param main whether it is the main button
     * @param enabled whether it is enabled
     * @param whyNot why it is disabled, for a screen reader; empty if it is enabled
     */
    public record Choice(ChoiceKind kind, String words, boolean main, boolean enabled, String whyNot) {}
}
