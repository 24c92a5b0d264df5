package org.tiengow.client.session.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match of the evening that is over.
 *
 * @param match its id in hexadecimal digits
 * @param rulesId the id of its rules, such as {@code pagat} or {@code custom}
 * @param rounds how many rounds were played
 * @param players who held the seats at its end, in the order of play of round 1
 */
public record FinishedMatch(String match, String rulesId, int rounds, List<Player> players) {
    /** Copies the list. */
    public FinishedMatch {
        players = List.copyOf(players);
    }

    /**
     * Somebody's match. Whoever has the same name and is of the same kind is the same in all matches of an evening.
     *
     * @param name the name
     * @param bot whether it is a bot
     * @param colour of the seat; null when it is not known
     * @param face of the seat; null when it is not known
     * @param chips what was won and lost in the match: the score at its end without the start chips
     * @param place 1 for the first; equal chips share one
     * @param captures in how many rounds a single tile was captured (rules 5.7); 0 where there was none, or it is not known
     * @param longestBank how many rounds in a row as banker, at most; 0 for none, or where it is not known
     * @param bestRound the most chips won in one round; 0 where none brought any, or it is not known
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
            int bestRound) {
        /** Somebody without a face, and of whom nothing is to be honoured. */
        public Player(String name, boolean bot, @Nullable SeatColour colour, int chips, int place) {
            this(name, bot, colour, null, chips, place, 0, 0, 0);
        }
    }
}
