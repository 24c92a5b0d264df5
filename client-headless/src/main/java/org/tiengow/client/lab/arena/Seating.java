package org.tiengow.client.lab.arena;

import java.util.List;

/**
 * Who sits where.
 *
 * @param label what tells it from the other seatings of its series
 * @param chance which stream the chance of the bots is drawn from; in seatings that share one, whoever sits in a seat meets
 *     with the same chance
 * @param entrants who sits there, one a seat
 */
public record Seating(String label, int chance, List<Entrant> entrants) {
    public Seating {
        entrants = List.copyOf(entrants);
    }

    List<String> names() {
        return entrants.stream().map(Entrant::name).toList();
    }
}
