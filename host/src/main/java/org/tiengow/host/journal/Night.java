package org.tiengow.host.journal;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;

/**
 * A night that was broken off: the complete state from which a host continues. It includes hidden tiles.
 *
 * @param host the identity of the host
 * @param tables the state of each table, sorted by table number; tables without an entry start fresh
 * @param seating how people were seated; the default instance when it is not known
 */
public record Night(HostSnapshot host, Map<Integer, TableSnapshot> tables, SeatingSnapshot seating) {
    /** The empty night. */
    public static final Night NONE = new Night(HostSnapshot.getDefaultInstance(), Map.of());

    /** Creates a night whose seating is not known. */
    public Night(HostSnapshot host, Map<Integer, TableSnapshot> tables) {
        this(host, tables, SeatingSnapshot.getDefaultInstance());
    }

    /** Copies the map into a sorted one. */
    public Night {
        tables = Collections.unmodifiableMap(new TreeMap<>(tables));
    }

    /** Checks whether there is no table to continue. */
    public boolean isEmpty() {
        return tables.isEmpty();
    }
}
