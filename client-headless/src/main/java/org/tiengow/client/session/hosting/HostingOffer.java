package org.tiengow.client.session.hosting;

import java.util.List;

/**
 * The host that this program could start.
 *
 * @param fingerprint of its certificate, 64 hexadecimal digits
 * @param addresses as text without the port, the likeliest first; at most 8
 * @param port the TCP port
 */
public record HostingOffer(String fingerprint, List<String> addresses, int port) {
    /** Copies the list. */
    public HostingOffer {
        addresses = List.copyOf(addresses);
    }
}
