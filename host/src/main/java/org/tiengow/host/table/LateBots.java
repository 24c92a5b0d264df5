package org.tiengow.host.table;

import java.util.IdentityHashMap;
import java.util.Map;
import org.tiengow.host.table.telling.Guest;

/** Counts how often bots from outside were late in a match: three times cost the seat. */
final class LateBots {
    private static final int PATIENCE = 3;

    private final Map<Guest, Integer> times = new IdentityHashMap<>();

    /** A new match: nobody was late. */
    void newMatch() {
        times.clear();
    }

    /** A bot was late. */
    void count(Guest bot) {
        times.merge(bot, 1, Integer::sum);
    }

    /** Whether it was late as often as a bot may be. */
    boolean isOver(Guest guest) {
        return times.getOrDefault(guest, 0) >= PATIENCE;
    }
}
