package org.tiengow.client.session.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finished match of a table.
 *
 * @param match its id in hexadecimal digits
 * @param rulesId the id of its rules, such as {@code pagat} or {@code custom}
 * @param rounds number of rounds played
 * @param players the holders of the seats at its end, in the order of play of round 1
 */
public record FinishedMatch(String match, String rulesId, int rounds, List<Player> players) {
    public FinishedMatch {
        players = List.copyOf(players);
    }

    /**
     * A player's result in a match. Players with the same name and the same kind are one player in all matches of a table.
     *
     * @param name the name
     * @param bot whether it is a bot
     * @param colour the colour of the seat; null when it is not known
     * @param face the face of the seat; null when it is not known
     * @param chips the chips won or lost in the match: the score at its end without the start chips
     * @param place 1 for the first; equal chips share a place
     * @param captures number of rounds in which a single tile was captured (rules 5.7); 0 also when it is not known
     * @param longestBank the longest run of rounds as banker; 0 also when it is not known
     * @param bestRound the most chips won in one round; 0 when no round won any, or it is not known
     * @param lastTricks number of rounds won, by winning the last trick; 0 also when it is not known
     */
    public record Player(
            String name,
            boolean bot,
            @Nullable SeatColour colour,
            @Nullable SeatFace face,
            int chips,
            int place,
            int captures,
            int longestBank,
            int bestRound,
            int lastTricks) {
        /** Creates a result without a face and without special achievements. */
        public Player(String name, boolean bot, @Nullable SeatColour colour, int chips, int place) {
            this(name, bot, colour, null, chips, place, 0, 0, 0, 0);
        }
    }
}
