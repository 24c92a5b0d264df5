package org.tiengow.client.arena;

import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;

/**
 * A strategy that takes part.
 *
 * @param name what it is called; two of one name are the same candidate
 * @param maker makes the bot for one seat, with a seed for its chance
 */
public record Entrant(String name, LongFunction<Bot> maker) {}
