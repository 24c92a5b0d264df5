package org.tiengow.client.session.hosting;

import java.util.List;

/**
 * A host that is to be handed over to this program: where its tables can be fetched, once. What fetches them is a host's part,
 * and none of the client's.
 *
 * @param token opens the door once
 * @param addresses of the old host, as text without the port
 * @param port the TCP port, TLS only
 * @param fingerprint of the old host, 64 hexadecimal digits
 */
public record TakeOverAsked(Token token, List<String> addresses, int port, String fingerprint) {
    static final int TOKEN = 16;

    /** Copies the list. */
    public TakeOverAsked {
        addresses = List.copyOf(addresses);
    }
}
