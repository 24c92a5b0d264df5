package org.tiengow.presentation.settlement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.plot.Plot;

/**
 * The end of a match. Texts and figures are in the user's language, ready for display.
 *
 * @param title such as "You win the match"
 * @param subtitle such as "After 8 rounds"
 * @param columns the headings of the rows
 * @param rows the seats, the best place first
 * @param plot the chips after each round
 * @param again the label of the button for another match, or for the next seats where the host seats people
 * @param mayPlayAgain whether the user may start another match, or ask for it
 * @param againNote what another match waits for; may be empty
 * @param watch the label of the button for the replay; empty if no round has been revealed
 * @param night the label of the link to the night's matches
 * @param lobby the label of the link to the lobby
 * @param leave the label of the button that leaves the table
 */
public record StandingsScreen(
        String title,
        String subtitle,
        List<String> columns,
        List<Row> rows,
        Plot plot,
        String again,
        boolean mayPlayAgain,
        String againNote,
        String watch,
        String night,
        String lobby,
        String leave) {
    public StandingsScreen {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /**
     * The result of a player.
     *
     * @param place 1 for the first; equal chips share a place
     * @param colour the seat's colour, 0 to 7
     * @param initial one letter for the disc
     * @param face the face on the disc; null if the host assigns none
     * @param name "You" for the user
     * @param roundsWon the number of rounds won
     * @param best the best change in a round, with its sign
     * @param note rounds won and best round in one line, for narrow screens
     * @param chips the score, with its sign
     * @param mine whether this is the user
     */
    public record Row(
            int place,
            int colour,
            String initial,
            @Nullable SeatFace face,
            String name,
            int roundsWon,
            String best,
            String note,
            String chips,
            boolean mine) {}
}
