package org.tiengow.client.bot;

import java.util.List;
import org.tiengow.engine.rules.TableRules;

/**
 * The seat of a strategy and the table around it.
 *
 * @param seat the seat of the strategy
 * @param rules the rules of the table
 * @param players the player in each seat, the strategy itself included
 */
public record BotSeat(int seat, TableRules rules, List<Player> players) {
    public BotSeat {
        players = List.copyOf(players);
    }

    /**
     * A player in a seat.
     *
     * @param name the name shown at the table
     * @param bot whether a program plays
     */
    public record Player(String name, boolean bot) {}
}
