package org.tiengow.host.journal;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;

/**
 * A night that was broken off: all that a host needs to go on with it. Hidden tiles are in it.
 *
 * @param host what the host was known by
 * @param tables how its tables stood, by their numbers, in that order; those without a stand begin anew
 */
public record Night(HostSnapshot host, Map<Integer, TableSnapshot> tables) {
    /** Nothing to go on with. */
    public static final Night NONE = new Night(HostSnapshot.getDefaultInstance(), Map.of());

    /** Copies the map. */
    public Night {
        tables = Collections.unmodifiableMap(new TreeMap<>(tables));
    }

    /** Whether there is nothing to go on with. */
    public boolean isEmpty() {
        return tables.isEmpty();
    }
}
