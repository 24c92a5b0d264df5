package org.tiengow.host.table;

import java.util.HashMap;
import java.util.Map;
import org.tiengow.host.table.telling.Guest;

/** How often those who watch may say something: everybody at the table hears it, and they are not waited for. */
final class WatchersTalk {
    /** The least time between two lines of one who watches, in milliseconds: as long as it takes to read one. */
    static final long PAUSE = 2_000;

    private final Map<Guest, Long> latest = new HashMap<>();

    /** Whether one who watches may say something now; if so, it has. */
    boolean mayTalk(Guest watcher, long now) {
        latest.values().removeIf(since -> now - since >= PAUSE);
        return latest.putIfAbsent(watcher, now) == null;
    }
}
