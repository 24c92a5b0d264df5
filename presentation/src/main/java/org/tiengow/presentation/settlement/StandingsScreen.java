package org.tiengow.presentation.settlement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.moment.MatchMoment;
import org.tiengow.presentation.night.NightScreen;
import org.tiengow.presentation.plot.Plot;

/**
 * The end of a match. Texts and figures are in the user's language, ready for display.
 *
 * @param title such as "You win the match"
 * @param subtitle such as "After 8 rounds"
 * @param columns the headings of the rows
 * @param rows the seats, the best place first
 * @param moment the animation in which the rows appear; null without one, and once it has been seen
 * @param plot the chips after each round
 * @param tonight the leaders of the night; null unless it has had several matches
 * @param reactions the reactions that the user can show in their row
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
        @Nullable MatchMoment moment,
        Plot plot,
        @Nullable Tonight tonight,
        Bubble.Offer reactions,
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
     * @param bubble the reaction shown for a moment; null if absent
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
            boolean mine,
            @Nullable Bubble bubble) {
        /** Checks whether the player has won the match, alone or with others. */
        public boolean hasWon() {
            return place == 1;
        }
    }

    /**
     * The leaders of the night.
     *
     * @param title such as "Tonight, after 3 matches"
     * @param rows the best first; the last cell of each is the figure that ranks
     */
    public record Tonight(String title, List<NightScreen.Row> rows) {
        public Tonight {
            rows = List.copyOf(rows);
        }
    }
}
