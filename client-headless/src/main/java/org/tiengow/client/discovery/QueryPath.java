package org.tiengow.client.discovery;

import java.net.Inet4Address;
import java.net.Inet6Address;
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
 * One path of a query. No single path reaches every host on every machine, so that all are used:
 *
 * <pre>
 *   each interface that is up   its directed broadcast    works on most home networks
 *                               the multicast group       where broadcasts are filtered, and for several hosts on a machine
 *                               the IPv6 group            on networks without IPv4
 *   this machine                127.0.0.1                 without any network
 *                               127.255.255.255           without any network, for several hosts
 *   known hosts                 their last addresses      where broadcasts are not carried, and across routers
 * </pre>
 *
 * @param target the destination
 * @param multicastVia the interface through which a multicast leaves; null for anything else
 */
record QueryPath(InetSocketAddress target, @Nullable NetworkInterface multicastVia) {
    private static final Logger LOG = LoggerFactory.getLogger(QueryPath.class);
    private static final InetAddress GROUP = literal(Discovery.GROUP);
    private static final InetAddress GROUP_IPV6 = literal(Discovery.GROUP_IPV6);
    private static final InetAddress SELF = literal("127.0.0.1");
    private static final InetAddress ALL_OF_SELF = literal("127.255.255.255");

    /** Returns all paths that exist now; interfaces come and go. */
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

    /** Returns all paths that exist now, and the last addresses of known hosts. */
    static List<QueryPath> allAnd(List<LastAddresses.Met> known) {
        List<QueryPath> paths = new ArrayList<>(all());
        for (LastAddresses.Met met : known) {
            try {
                paths.add(to(InetAddress.getByName(met.address().host()))); // a numeric address: no name is looked up
            } catch (UnknownHostException interfaceIsGone) {
                LOG.debug("{} cannot be asked", met.address(), interfaceIsGone);
            }
        }
        return paths;
    }

    /** Returns the path to one address. */
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
        boolean hasIpv4 = false;
        boolean hasIpv6 = false;
        for (InterfaceAddress address : each.getInterfaceAddresses()) {
            if (address.getBroadcast() != null) {
                paths.add(to(address.getBroadcast(), null));
            }
            hasIpv4 |= address.getAddress() instanceof Inet4Address;
            hasIpv6 |= address.getAddress() instanceof Inet6Address;
        }
        if (hasIpv4 && each.supportsMulticast()) {
            paths.add(to(GROUP, each));
        }
        if (hasIpv6 && each.supportsMulticast()) {
            paths.add(to(GROUP_IPV6, each));
        }
    }

    /** Checks whether the query leaves through an IPv6 socket. */
    boolean isIpv6() {
        return target.getAddress() instanceof Inet6Address;
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
