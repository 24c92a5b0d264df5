package org.tiengow.client.session.hosting;

import java.util.List;

/**
 * The host that this program could start.
 *
 * @param fingerprint of its certificate, 64 hexadecimal digits
 * @param addresses as text without the port, the likeliest first; at most 8
 * @param port the TCP port
 * @param webPort the TCP port of the page it would give at the same addresses; 0: none
 */
public record HostingOffer(String fingerprint, List<String> addresses, int port, int webPort) {
    /** Of a host that would give no page. */
    public HostingOffer(String fingerprint, List<String> addresses, int port) {
        this(fingerprint, addresses, port, 0);
    }

    /** Copies the list. */
    public HostingOffer {
        addresses = List.copyOf(addresses);
    }
}
