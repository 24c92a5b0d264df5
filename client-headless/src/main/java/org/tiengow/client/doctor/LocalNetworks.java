package org.tiengow.client.doctor;

import static java.util.stream.Collectors.joining;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.doctor.Finding.Kind;
import org.tiengow.protocol.discovery.InterfaceKind;

/** The networks that this machine is on. */
final class LocalNetworks {
    private LocalNetworks() {}

    /**
     * An interface that is up and has an address.
     *
     * @param name the system's name of the interface
     * @param kind its kind, as guessed
     * @param address its first address, IPv4 if it has one
     */
    record Up(String name, InterfaceKind kind, String address) {
        @Override
        public String toString() {
            return name + " " + address;
        }
    }

    /** Returns the interfaces that are up now. */
    static List<Up> now() {
        List<Up> up = new ArrayList<>();
        try {
            for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
                if (each.isUp()) {
                    each.inetAddresses()
                            .filter(address -> !address.isLinkLocalAddress() || address instanceof Inet4Address)
                            .min((a, b) -> Boolean.compare(b instanceof Inet4Address, a instanceof Inet4Address))
                            .map(InetAddress::getHostAddress)
                            .ifPresent(address -> up.add(new Up(each.getName(), InterfaceKind.of(each), address)));
                }
            }
        } catch (SocketException unreadable) {
            return List.of();
        }
        return up;
    }

    static List<Finding> findings(List<Up> up) {
        List<Up> networks = of(up, InterfaceKind.NETWORK);
        List<Up> tunnels = of(up, InterfaceKind.TUNNEL);
        List<Up> others = new ArrayList<>(tunnels);
        others.addAll(of(up, InterfaceKind.INSIDE));
        List<Finding> findings = new ArrayList<>();
        if (networks.isEmpty()) {
            findings.add(
                    others.isEmpty()
                            ? Finding.of(Kind.NO_NETWORK)
                            : Finding.of(Kind.NO_NETWORK_BUT_TUNNELS, names(others)));
        } else if (networks.size() == 1) {
            findings.add(Finding.of(
                    Kind.NETWORK, networks.get(0).name(), networks.get(0).address()));
        } else {
            findings.add(Finding.of(Kind.SEVERAL_NETWORKS, names(networks)));
        }
        if (!networks.isEmpty()
                && networks.stream().allMatch(each -> each.address().contains(":"))) {
            findings.add(Finding.of(Kind.IPV6_ALONE));
        }
        if (!networks.isEmpty() && !tunnels.isEmpty()) {
            findings.add(Finding.of(Kind.TUNNEL, names(tunnels)));
        }
        return findings;
    }

    private static List<Up> of(List<Up> up, InterfaceKind kind) {
        return up.stream().filter(each -> each.kind() == kind).toList();
    }

    private static String names(List<Up> up) {
        return up.stream().map(Up::toString).collect(joining(", "));
    }
}
