package org.tiengow.host.table;

import java.util.HashMap;
import java.util.Map;
import org.tiengow.host.table.telling.Participant;

/** Limits how often a spectator may talk. Everybody at the table gets each line, and the game does not wait for spectators. */
final class WatchersTalk {
    /** The minimum time between two lines of a spectator, in milliseconds: as long as it takes to read one. */
    static final long PAUSE = 2_000;

    private final Map<Participant, Long> latest = new HashMap<>();

    /** Checks whether a spectator may talk now. If so, the line is counted. */
    boolean mayTalk(Participant watcher, long now) {
        latest.values().removeIf(since -> now - since >= PAUSE);
        return latest.putIfAbsent(watcher, now) == null;
    }
}
