package org.tiengow.lab.arena;

import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;

/**
 * A strategy that takes part.
 *
 * @param name the name; entrants of the same name are the same candidate
 * @param maker creates the bot for one seat from a seed of its randomness
 */
public record Entrant(String name, LongFunction<Bot> maker) {}
