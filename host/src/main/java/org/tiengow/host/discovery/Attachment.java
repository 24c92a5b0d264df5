package org.tiengow.host.discovery;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How an interface is attached to its network, as far as a membership in a group depends on it: whoever is pulled out and plugged
 * in again has another number, with the same name and address, and has lost its memberships.
 *
 * @param name what the system calls it
 * @param index the system's number for it
 * @param addresses its addresses of IPv4
 */
record Attachment(String name, int index, Set<InetAddress> addresses) {
    /** Those of interfaces that have an address. */
    static Set<Attachment> of(Collection<NetworkInterface> interfaces) {
        return interfaces.stream()
                .map(Attachment::of)
                .filter(each -> !each.addresses.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Attachment of(NetworkInterface each) {
        return new Attachment(
                each.getName(),
                each.getIndex(),
                each.inetAddresses().filter(Inet4Address.class::isInstance).collect(Collectors.toUnmodifiableSet()));
    }
}
