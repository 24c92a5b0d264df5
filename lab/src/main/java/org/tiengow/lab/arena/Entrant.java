package org.tiengow.lab.arena;

import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;

/**
 * A strategy that takes part.
 *
 * @param name the name; entrants of the same name are the same candidate
 * @param maker creates the bot for one seat from a seed of its randomness
 */
public record Entrant(String name, LongFunction<Bot> maker) {
    /**
     * Returns the same strategy with a new bot for every round. The randomness of a round then does not depend on the number of decisions
     * in earlier rounds.
     */
    public Entrant renewedEachRound() {
        return new Entrant(name, seed -> new RenewedBot(maker, seed));
    }
}
