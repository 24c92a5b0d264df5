package org.tiengow.lab.training;

import java.util.List;
import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;

/**
 * Bots that do not learn, as opponents of a network in its training.
 *
 * @param kinds the makers of the bots, each from a seed; empty if the network plays only against itself
 * @param share the fraction of rounds in which the network has one seat among opponents of one kind, 0 to 1
 */
public record Opponents(List<LongFunction<Bot>> kinds, double share) {
    /** No opponents: the network plays only against itself. */
    public static final Opponents NONE = new Opponents(List.of(), 0);

    /** Checks that there are opponents exactly if their share is not 0. */
    public Opponents {
        kinds = List.copyOf(kinds);
        if (share < 0 || share > 1 || kinds.isEmpty() != (share == 0)) {
            throw new IllegalArgumentException(
                    "Opponents of " + kinds.size() + " kinds in " + share + " of the rounds.");
        }
    }
}
