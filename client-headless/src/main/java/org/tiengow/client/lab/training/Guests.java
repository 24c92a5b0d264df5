package org.tiengow.client.lab.training;

import java.util.List;
import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;

/**
 * Bots that do not learn, as opponents of a network in its training.
 *
 * @param kinds the makers of the bots, each from a seed; empty if the network plays only against itself
 * @param share the fraction of rounds in which the network has one seat among guests of one kind, 0 to 1
 */
public record Guests(List<LongFunction<Bot>> kinds, double share) {
    /** No guests: the network plays only against itself. */
    public static final Guests NONE = new Guests(List.of(), 0);

    /** Checks that there are guests exactly if their share is not 0. */
    public Guests {
        kinds = List.copyOf(kinds);
        if (share < 0 || share > 1 || kinds.isEmpty() != (share == 0)) {
            throw new IllegalArgumentException("Guests of " + kinds.size() + " kinds in " + share + " of the rounds.");
        }
    }
}
