package org.tiengow.protocol.opening;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** The versions of the protocol, and their negotiation. */
public final class Versions {
    /** The versions that this program speaks; versions 1 and 2 were never released. */
    public static final List<Integer> SPOKEN = List.of(3);

    private Versions() {}

    /** Returns the newest version that both sides speak, or which side is older. */
    public static VersionNegotiation negotiate(Collection<Integer> client, Collection<Integer> host) {
        TreeSet<Integer> common = new TreeSet<>(client);
        common.retainAll(host);
        if (!common.isEmpty()) {
            return new VersionNegotiation.Agreed(common.last());
        }
        int newestOfClient = newest(client);
        int newestOfHost = newest(host);
        return Integer.compareUnsigned(newestOfClient, newestOfHost) < 0
                ? new VersionNegotiation.ClientOlder(newestOfClient, newestOfHost)
                : new VersionNegotiation.HostOlder(newestOfClient, newestOfHost);
    }

    /** Returns the newest version, 0 for a side that names none. Versions start at 1 and are unsigned. */
    private static int newest(Collection<Integer> versions) {
        return versions.stream().max(Integer::compareUnsigned).orElse(0);
    }
}
