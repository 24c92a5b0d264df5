package org.tiengow.client.replay;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rounds of one match in a record file.
 *
 * @param id the match's id
 * @param at when the first of them ended, in ISO 8601; null when nobody looked at a clock
 * @param rules the id of the rules of the first of them, such as {@code lai} or {@code custom}
 * @param players those who sat there, in seat order
 * @param rounds at least one, by their numbers
 */
public record ReplayMatch(
        String id, @Nullable String at, String rules, List<Player> players, List<ReplayEntry> rounds) {
    /** Copies the lists. */
    public ReplayMatch {
        players = List.copyOf(players);
        rounds = List.copyOf(rounds);
    }

    /**
     * Who sat on a seat.
     *
     * @param name as shown at the table
     * @param bot whether it was a program
     */
    public record Player(String name, boolean bot) {}
}
