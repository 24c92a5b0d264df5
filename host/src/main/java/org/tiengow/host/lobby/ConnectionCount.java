package org.tiengow.host.lobby;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;

/** How many connections there are, in all and from each address. May be called from any thread. */
public final class ConnectionCount {
    private final Map<InetAddress, Integer> byAddress = new HashMap<>();
    private int all;

    /** Counts one in; false, and not counted, when there are too many. */
    public synchronized boolean comesFrom(InetAddress address) {
        int most = address.isLoopbackAddress() ? HostLimits.CONNECTIONS_OF_LOOPBACK : HostLimits.CONNECTIONS_OF_ADDRESS;
        int here = byAddress.getOrDefault(address, 0);
        if (all >= HostLimits.CONNECTIONS || here >= most) {
            return false;
        }
        all++;
        byAddress.put(address, here + 1);
        return true;
    }

    /** Counts one out that was counted in. */
    public synchronized void goesTo(InetAddress address) {
        all--;
        byAddress.merge(address, -1, (before, minus) -> before == 1 ? null : before + minus);
    }
}
