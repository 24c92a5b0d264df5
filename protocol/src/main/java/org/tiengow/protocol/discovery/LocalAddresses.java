package org.tiengow.protocol.discovery;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The addresses under which other machines reach this one. */
public final class LocalAddresses {
    private static final Logger LOG = LoggerFactory.getLogger(LocalAddresses.class);

    private LocalAddresses() {}

    /**
     * Returns the addresses of all interfaces that are up, as text, the most likely first: IPv4 before IPv6, networks before tunnels and
     * internal interfaces. Link-local addresses are excluded. Returns the loopback address when there is no other.
     */
    public static List<String> all() {
        List<InetAddress> addresses = new ArrayList<>();
        List<NetworkInterface> likeliestFirst = new ArrayList<>(interfaces());
        likeliestFirst.sort(Comparator.comparing(InterfaceKind::of));
        for (NetworkInterface each : likeliestFirst) {
            each.inetAddresses()
                    .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                    .forEach(addresses::add);
        }
        if (addresses.isEmpty()) {
            return List.of("127.0.0.1");
        }
        return addresses.stream()
                .sorted(Comparator.comparing(address -> !(address instanceof Inet4Address)))
                .map(LocalAddresses::text)
                .distinct()
                .toList();
    }

    /** Returns the interfaces that are up. */
    public static List<NetworkInterface> interfaces() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LocalAddresses::isUp)
                    .toList();
        } catch (SocketException cause) {
            LOG.warn("The network interfaces cannot be listed: {}", cause.getMessage());
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface each) {
        try {
            return each.isUp();
        } catch (SocketException gone) {
            return false;
        }
    }

    private static String text(InetAddress address) {
        String text = address.getHostAddress();
        int zone = text.indexOf('%');
        return zone < 0 ? text : text.substring(0, zone);
    }
}
