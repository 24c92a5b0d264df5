package org.tiengow.presentation.settlement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;

/**
 * The end of a match: finished words and figures, in the reader's language.
 *
 * @param title such as "You win the match"
 * @param subtitle such as "After 8 rounds"
 * @param columns the headings of the rows
 * @param rows a seat each, the best place first
 * @param plot the chips after each round
 * @param again the label of the button for another match
 * @param mayPlayAgain whether the reader may start one
 * @param againNote who may, where the reader may not; empty otherwise
 * @param watch the label of the button that shows the rounds again; empty where none are public
 * @param evening the label of the way to the evening's sheet
 * @param lobby the label of the way to the lobby
 * @param leave the label of the button that leaves
 */
public record StandingsScreen(
        String title,
        String subtitle,
        List<String> columns,
        List<Row> rows,
        SettlementScreen.Plot plot,
        String again,
        boolean mayPlayAgain,
        String againNote,
        String watch,
        String evening,
        String lobby,
        String leave) {
    /** Copies the lists. */
    public StandingsScreen {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /**
     * Somebody's match.
     *
     * @param place 1 for the first; equal chips share one
     * @param colour the seat's colour, 0 to 7
     * @param initial one letter for the disc
     * @param face drawn on the disc; null where the host gives none
     * @param name "You" for the reader
     * @param roundsWon how many rounds
     * @param best the best round's sum, with its sign
     * @param chips the score, with its sign
     * @param mine whether it is the reader's
     */
    public record Row(
            int place,
            int colour,
            String initial,
            @Nullable SeatFace face,
            String name,
            int roundsWon,
            String best,
            String chips,
            boolean mine) {}
}
