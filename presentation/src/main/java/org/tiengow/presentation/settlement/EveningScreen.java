package org.tiengow.presentation.settlement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;

/**
 * The sum of all matches of an evening at one table. Texts and figures are in the user's language, ready for display.
 *
 * @param title such as "Tonight"
 * @param subtitle the leader, and the number of matches
 * @param columns the headings of {@link Row#cells()}: one for each match; the first may cover several
 * @param place the heading of the places
 * @param player the heading of the names
 * @param won the heading of the matches won
 * @param total the heading of the sums
 * @param rows the players, the best first
 * @param honours notable records, one line each, at most three; may be empty
 * @param matches the matches, one line each, the last first
 * @param close the label of the button that closes the sheet
 */
public record EveningScreen(
        String title,
        String subtitle,
        List<String> columns,
        String place,
        String player,
        String won,
        String total,
        List<Row> rows,
        List<String> honours,
        List<String> matches,
        String close) {
    public EveningScreen {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        honours = List.copyOf(honours);
        matches = List.copyOf(matches);
    }

    /**
     * The evening of a player.
     *
     * @param place 1 for the first; equal sums share a place
     * @param colour the colour of the disc, 0 to 7
     * @param face the face on the disc; null if the host assigns none
     * @param initial one letter for the disc
     * @param name "You" for the user
     * @param cells the result of each match
     * @param won the number of matches won
     * @param total the sum, with its sign
     * @param mine whether this is the user
     */
    public record Row(
            int place,
            int colour,
            @Nullable SeatFace face,
            String initial,
            String name,
            List<Cell> cells,
            int won,
            String total,
            boolean mine) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * The result of a match for a player.
     *
     * @param chips the chips with their sign; empty if the player did not take part
     * @param first whether the player came first
     */
    public record Cell(String chips, boolean first) {}
}
