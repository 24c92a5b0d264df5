package org.tiengow.client.lab.training;

import java.util.List;
import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;

/**
 * Bots that do not learn, which a network meets in its training.
 *
 * @param kinds what makes one of each kind, from a seed; none if the network plays only with itself
 * @param share the part of the rounds in which it sits alone among guests of one kind, 0 to 1
 */
public record Guests(List<LongFunction<Bot>> kinds, double share) {
    /** Nobody but the network itself. */
    public static final Guests NONE = new Guests(List.of(), 0);

    /** Checks that there are guests for the share. */
    public Guests {
        kinds = List.copyOf(kinds);
        if (share < 0 || share > 1 || kinds.isEmpty() != (share == 0)) {
            throw new IllegalArgumentException("Guests of " + kinds.size() + " kinds in " + share + " of the rounds.");
        }
    }
}
