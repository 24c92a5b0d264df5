package org.tiengow.client.replay;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rounds of one match in a record file.
 *
 * @param id the id of the match
 * @param at the time at which the first round ended, in ISO 8601; null when no clock was used
 * @param rules the id of the rules of the first round, such as {@code lai} or {@code custom}
 * @param players the players of the first round, in seat order
 * @param rounds the rounds, at least one, ordered by their numbers
 */
public record ReplayMatch(
        String id, @Nullable String at, String rules, List<Player> players, List<ReplayEntry> rounds) {
    public ReplayMatch {
        players = List.copyOf(players);
        rounds = List.copyOf(rounds);
    }

    /**
     * A player in a seat.
     *
     * @param name the name as shown at the table
     * @param bot whether the player was a program
     */
    public record Player(String name, boolean bot) {}
}
