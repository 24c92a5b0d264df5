package org.tiengow.presentation.settlement;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.words.PaymentLine;
import org.tiengow.presentation.words.ShuffleNote;
import org.tiengow.presentation.words.TimedText;

/**
 * The sheet after a round: finished words and figures, in the player's language.
 *
 * @param title such as "Round 3: Uncle Lam wins"
 * @param summary how it was won, one or two sentences
 * @param stacksTitle the heading of the stacks
 * @param stacks a card a seat, the viewer first, then in playing order
 * @param paymentsTitle the heading of the payments
 * @param payments in the order they were made; each a line
 * @param footnote below the payments; empty if there is none
 * @param why the link after it; empty if there is none
 * @param deciding the last trick in pictures: the lead, then the winning set; or the winning set alone; may be empty
 * @param chipsTitle the heading of the chips
 * @param roundColumn the heading of this round's change
 * @param nowColumn the heading of the score
 * @param chips a row a seat, the most chips first
 * @param plot the match so far
 * @param next who is banker next, who is ready; a line each
 * @param goesOn when the next round begins by itself; null where it waits for everybody
 * @param choices the buttons at the foot; the main one stands at the right
 * @param shuffle what is said about the shuffle; null for nothing
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
    /** Copies the lists. */
    public SettlementScreen {
        stacks = List.copyOf(stacks);
        payments = List.copyOf(payments);
        deciding = List.copyOf(deciding);
        chips = List.copyOf(chips);
        next = List.copyOf(next);
        choices = List.copyOf(choices);
    }

    /** How the round ended and what it brought everybody, for those who hear it; an alarm about the shuffle too. */
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
     * A seat's stacks.
     *
     * @param colour the seat's colour, 0 to 7
     * @param name "You" for the viewer
     * @param stacks 0 to 9
     * @param note below them, such as "2 short · banker, ×3"
     */
    public record StackCard(int colour, String name, int stacks, String note) {}

    /**
     * A set of the last trick.
     *
     * @param line who, such as "You led"
     * @param name the set's name
     * @param tiles what is drawn
     * @param best whether it won
     */
    public record Deciding(String line, String name, TileSet tiles, boolean best) {}

    /**
     * A seat's chips.
     *
     * @param colour the seat's colour, 0 to 7
     * @param name "You" for the viewer
     * @param change this round's sum
     * @param changeFigure the same with its sign
     * @param now the score with its sign
     * @param mine whether it is the viewer's
     */
    public record ChipsRow(int colour, String name, int change, String changeFigure, String now, boolean mine) {}

    /**
     * The running chips.
     *
     * @param title the heading
     * @param axis what the axis counts
     * @param rounds the rounds of the match; 0 when it is open
     * @param lines a line a seat
     */
    public record Plot(String title, String axis, int rounds, List<PlotLine> lines, String accessible) {
        /** Copies the list. */
        public Plot {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A seat's line in the plot.
     *
     * @param colour the seat's colour, 0 to 7
     * @param label at its end, such as "Mei +24"
     * @param chips the score before the first round, and after each
     * @param mine whether it is the viewer's
     */
    public record PlotLine(int colour, String label, List<Integer> chips, boolean mine) {
        /** Copies the list. */
        public PlotLine {
            chips = List.copyOf(chips);
        }
    }

    /** What may be done from the sheet. */
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
     * @param kind what it does
     * @param words its label
     * @param main whether it is the main button
     * @param enabled whether it may be done now
     * @param whyNot why not, for a screen reader; empty when enabled
     */
    public record Choice(ChoiceKind kind, String words, boolean main, boolean enabled, String whyNot) {}

    /** The same sheet with other ways on from it. */
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

    /** The main button; null when there is none. */
    public @Nullable Choice mainChoice() {
        return choices.stream().filter(Choice::main).findFirst().orElse(null);
    }
}
