package org.tiengow.client.discovery;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.protocol.discovery.Discovery;

/**
 * One way a query is sent. No single way reaches every host on every machine, so all are taken:
 *
 * <pre>
 *   each interface that is up   its directed broadcast    works on most home networks
 *                               the multicast group       where broadcasts are filtered, and for several hosts a machine
 *   this machine                127.0.0.1                 without any network
 *                               127.255.255.255           the same, for several hosts
 *   where known hosts were      their last addresses      where no search is carried, and across routers
 * </pre>
 *
 * @param target where to
 * @param multicastVia the interface a multicast leaves by; null for anything else
 */
record QueryPath(InetSocketAddress target, @Nullable NetworkInterface multicastVia) {
    private static final Logger LOG = LoggerFactory.getLogger(QueryPath.class);
    private static final InetAddress GROUP = literal(Discovery.GROUP);
    private static final InetAddress SELF = literal("127.0.0.1");
    private static final InetAddress ALL_OF_SELF = literal("127.255.255.255");

    /** All ways there are now; interfaces come and go. */
    static List<QueryPath> all() {
        List<QueryPath> paths = new ArrayList<>();
        paths.add(to(SELF, null));
        paths.add(to(ALL_OF_SELF, null));
        try {
            for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                addPathsIfThere(each, paths);
            }
        } catch (SocketException unreadable) {
            LOG.debug("The network interfaces cannot be listed", unreadable);
        }
        return List.copyOf(paths);
    }

    /** All ways there are now, and the last addresses of hosts that were met. */
    static List<QueryPath> allAnd(List<LastAddresses.Met> known) {
        List<QueryPath> paths = new ArrayList<>(all());
        for (LastAddresses.Met met : known) {
            paths.add(to(literal(met.address().host()), null)); // in figures: nothing is looked up
        }
        return paths;
    }

    /** Straight to an address. */
    static QueryPath to(InetAddress address) {
        return to(address, null);
    }

    private static void addPathsIfThere(NetworkInterface each, List<QueryPath> paths) {
        try {
            addPathsOf(each, paths);
        } catch (SocketException gone) {
            LOG.debug("{} has just gone", each.getName(), gone);
        }
    }

    private static void addPathsOf(NetworkInterface each, List<QueryPath> paths) throws SocketException {
        if (!each.isUp() || each.isLoopback()) {
            return;
        }
        boolean reachesGroup = false;
        for (InterfaceAddress address : each.getInterfaceAddresses()) {
            if (address.getBroadcast() != null) {
                paths.add(to(address.getBroadcast(), null));
            }
            reachesGroup |= address.getAddress() instanceof Inet4Address;
        }
        if (reachesGroup && each.supportsMulticast()) {
            paths.add(to(GROUP, each));
        }
    }

    private static QueryPath to(InetAddress target, @Nullable NetworkInterface via) {
        return new QueryPath(new InetSocketAddress(target, Discovery.PORT), via);
    }

    private static InetAddress literal(String address) {
        try {
            return InetAddress.getByName(address);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(address + " is an address", impossible);
        }
    }
}
