package org.tiengow.lab.arena;

import java.util.List;

/**
 * An assignment of strategies to seats.
 *
 * @param label a label that distinguishes the seating from the others of its series
 * @param chance the random stream of the bots; in seatings that share one, the bot in a seat gets the same randomness
 * @param entrants the strategies, one for each seat
 */
public record Seating(String label, int chance, List<Entrant> entrants) {
    public Seating {
        entrants = List.copyOf(entrants);
    }

    List<String> names() {
        return entrants.stream().map(Entrant::name).toList();
    }
}
