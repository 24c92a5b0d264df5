package org.tiengow.client.succession;

import java.util.List;

/**
 * The host that a program could start.
 *
 * @param fingerprint the fingerprint of its certificate, 64 hexadecimal digits
 * @param addresses addresses as text without the port, the likeliest first; at most 8
 * @param port the TCP port
 * @param webPort the TCP port of its page at the same addresses; 0 without a page
 */
public record HostingOffer(String fingerprint, List<String> addresses, int port, int webPort) {
    /** Creates an offer of a host without a page. */
    public HostingOffer(String fingerprint, List<String> addresses, int port) {
        this(fingerprint, addresses, port, 0);
    }

    public HostingOffer {
        addresses = List.copyOf(addresses);
    }
}
