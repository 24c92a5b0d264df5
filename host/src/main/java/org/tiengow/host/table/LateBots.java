package org.tiengow.host.table;

import java.util.IdentityHashMap;
import java.util.Map;
import org.tiengow.host.table.telling.Participant;

/** Counts how often bots from outside exceed their time limit in a match. The third time costs the seat. */
final class LateBots {
    private static final int PATIENCE = 3;

    private final Map<Participant, Integer> times = new IdentityHashMap<>();

    void newMatch() {
        times.clear();
    }

    void count(Participant bot) {
        times.merge(bot, 1, Integer::sum);
    }

    /** Checks whether a bot has been late as often as it may be. */
    boolean isOver(Participant participant) {
        return times.getOrDefault(participant, 0) >= PATIENCE;
    }
}
