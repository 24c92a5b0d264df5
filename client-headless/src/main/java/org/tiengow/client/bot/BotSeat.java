package org.tiengow.client.bot;

import java.util.List;
import org.tiengow.engine.rules.TableRules;

/**
 * Where a strategy sits.
 *
 * @param seat its own seat
 * @param rules the rules of the table
 * @param players who sits in each seat, its own included
 */
public record BotSeat(int seat, TableRules rules, List<Player> players) {
    /** Copies the list. */
    public BotSeat {
        players = List.copyOf(players);
    }

    /**
     * Who sits in a seat.
     *
     * @param name as shown at the table
     * @param bot whether a program plays
     */
    public record Player(String name, boolean bot) {}
}
