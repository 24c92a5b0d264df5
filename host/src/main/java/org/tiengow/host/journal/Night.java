package org.tiengow.host.journal;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;

/**
 * A night that was broken off: the complete state from which a host continues. It includes hidden tiles.
 *
 * @param host the identity of the host
 * @param tables the state of each table, sorted by table number; tables without an entry start fresh
 */
public record Night(HostSnapshot host, Map<Integer, TableSnapshot> tables) {
    /** The empty night. */
    public static final Night NONE = new Night(HostSnapshot.getDefaultInstance(), Map.of());

    /** Copies the map into a sorted one. */
    public Night {
        tables = Collections.unmodifiableMap(new TreeMap<>(tables));
    }

    /** Checks whether there is no table to continue. */
    public boolean isEmpty() {
        return tables.isEmpty();
    }
}
