package org.tiengow.client.lab.arena;

import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;

/**
 * A strategy that takes part.
 *
 * @param name what it is called; two of one name are the same candidate
 * @param maker makes the bot for one seat, with a seed for its chance
 */
public record Entrant(String name, LongFunction<Bot> maker) {
    /**
     * The same strategy, with a new bot for every round: the chance of a round then does not depend on how many decisions
     * the rounds before it had.
     */
    public Entrant renewedEachRound() {
        return new Entrant(name, seed -> new RenewedBot(maker, seed));
    }
}
