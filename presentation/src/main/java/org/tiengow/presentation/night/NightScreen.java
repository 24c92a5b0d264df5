package org.tiengow.presentation.night;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.words.Words;

/**
 * The sheet of the night: everybody's scores over all matches, and the payments that settle them. Texts and figures are in the user's language, ready for
 * display.
 *
 * @param title such as "Tonight"
 * @param subtitle the leader, and the number of matches
 * @param orders the figures by which the sheet can be ranked; empty if all played equally many rounds, as the order is then the same
 * @param orderNote the words before them; empty without any
 * @param place the heading of the places
 * @param player the heading of the names
 * @param columns the headings of {@link Row#cells()}, the least important first; the last one is the figure that ranks
 * @param rows the players, the best first
 * @param plot the chips of each player after each match
 * @param settling the payments that settle the night
 * @param honours notable records, one line each; may be empty
 * @param matchesTitle the heading of the matches
 * @param matches the matches with their results, one line each, the last first
 * @param save the label of the button that saves the sheet as a file
 * @param close the label of the button that closes the sheet
 */
public record NightScreen(
        String title,
        String subtitle,
        List<Order> orders,
        String orderNote,
        String place,
        String player,
        List<String> columns,
        List<Row> rows,
        Plot plot,
        Settling settling,
        List<String> honours,
        String matchesTitle,
        List<String> matches,
        String save,
        String close) {
    public NightScreen {
        orders = List.copyOf(orders);
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        honours = List.copyOf(honours);
        matches = List.copyOf(matches);
    }

    /** Returns the sheet for a reader who may see no payment between others, nor copy what everybody pays. */
    public NightScreen settledFor(Words words) {
        List<Payment> mine = settling.payments.stream().filter(Payment::mine).toList();
        boolean hasValue = !settling.text.isEmpty();
        String summary = !hasValue
                ? settling.summary
                : words.get(mine.isEmpty() ? "tonight.settle.even.you" : "tonight.settle.yours");
        Settling own = new Settling(
                settling.title,
                settling.label,
                settling.prompt,
                settling.typed,
                settling.mayChange,
                settling.problem,
                summary,
                mine,
                settling.notes,
                "",
                "",
                "");
        return new NightScreen(
                title,
                subtitle,
                orders,
                orderNote,
                place,
                player,
                columns,
                rows,
                plot,
                own,
                honours,
                matchesTitle,
                matches,
                save,
                close);
    }

    /**
     * A figure by which the sheet can be ranked.
     *
     * @param words its name
     * @param chosen whether the sheet is ranked by it
     */
    public record Order(ScoreOrder ranking, String words, boolean chosen) {}

    /**
     * The night of a player.
     *
     * @param place 1 for the first; equal figures share a place
     * @param colour the colour of the disc, 0 to 7
     * @param face the face on the disc; null if the host assigns none
     * @param initial one letter for the disc
     * @param name "You" for the user
     * @param cells the figures, one for each column
     * @param note the figures but the last in one line, for narrow screens
     * @param mine whether this is the user
     */
    public record Row(
            int place,
            int colour,
            @Nullable SeatFace face,
            String initial,
            String name,
            List<String> cells,
            String note,
            boolean mine) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * The payments that settle the night.
     *
     * @param title such as "Settle up"
     * @param label the label of the value of a chip
     * @param prompt an example for the empty field
     * @param typed the value as text; empty for none
     * @param mayChange whether the value is in a field that the user may change
     * @param problem why the text is no value; empty if it is one, or is blank
     * @param summary the number of payments, or what the field is for; empty if there is a problem
     * @param payments one line each; empty without a value
     * @param notes how the amounts came about, one sentence each
     * @param copy the label of the button that copies the result; empty without a value
     * @param copied the notice that it was copied
     * @param text the text to copy, with everybody by name; empty without a value
     */
    public record Settling(
            String title,
            String label,
            String prompt,
            String typed,
            boolean mayChange,
            String problem,
            String summary,
            List<Payment> payments,
            List<String> notes,
            String copy,
            String copied,
            String text) {
        public Settling {
            payments = List.copyOf(payments);
            notes = List.copyOf(notes);
        }
    }

    /**
     * A payment.
     *
     * @param words such as "Uncle Lam pays Mei"
     * @param amount such as "12.50 HKD"
     * @param mine whether the user pays or is paid
     */
    public record Payment(String words, String amount, boolean mine) {}
}
