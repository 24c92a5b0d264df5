package org.tiengow.presentation.settlement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;

/**
 * All matches of an evening at one table, added up: finished words and figures, in the reader's language.
 *
 * @param title such as "This evening"
 * @param subtitle who leads after how many matches
 * @param columns the headings of {@link Row#cells()}: a match each, the first perhaps several
 * @param place the heading of the places
 * @param player the heading of the names
 * @param won the heading of the matches won
 * @param total the heading of the sums
 * @param rows a player each, the best first
 * @param honours who was lucky and who was brave, a line each, at most three; none where nothing happened
 * @param matches a line each, the last first
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
    /** Copies the lists. */
    public EveningScreen {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        honours = List.copyOf(honours);
        matches = List.copyOf(matches);
    }

    /**
     * Somebody's evening.
     *
     * @param place 1 for the first; equal sums share one
     * @param colour of the disc, 0 to 7
     * @param face drawn on the disc; null where the host gives none
     * @param initial one letter for the disc
     * @param name "You" for the reader
     * @param cells what each match brought
     * @param won how many matches
     * @param total the sum, with its sign
     * @param mine whether it is the reader's
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
        /** Copies the list. */
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * What a match brought to somebody.
     *
     * @param chips with its sign; empty for one who did not play it
     * @param first whether it was the first place
     */
    public record Cell(String chips, boolean first) {}
}
