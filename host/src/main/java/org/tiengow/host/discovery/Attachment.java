package org.tiengow.host.discovery;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The attachment of a network interface, as far as multicast memberships depend on it. An interface that is unplugged and plugged in again
 * keeps its name and address, but gets another index and has lost its memberships.
 *
 * @param name the system's name of the interface
 * @param index the system's number of the interface
 * @param addresses its addresses
 */
record Attachment(String name, int index, Set<InetAddress> addresses) {
    /** Returns the attachments of the interfaces that have an address. */
    static Set<Attachment> of(Collection<NetworkInterface> interfaces) {
        return interfaces.stream()
                .map(Attachment::of)
                .filter(each -> !each.addresses.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Attachment of(NetworkInterface each) {
        return new Attachment(
                each.getName(), each.getIndex(), each.inetAddresses().collect(Collectors.toUnmodifiableSet()));
    }
}
