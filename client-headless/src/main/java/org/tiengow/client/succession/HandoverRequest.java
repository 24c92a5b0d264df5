package org.tiengow.client.succession;

import java.util.List;
import org.tiengow.client.session.validation.Token;

/**
 * A host that is being handed over to this program: the place from which its tables can be fetched, once. The host module fetches them, not
 * the client.
 *
 * @param token the token that admits this program once
 * @param addresses the addresses of the old host, as text without the port
 * @param port the TCP port, TLS only
 * @param fingerprint the fingerprint of the old host, 64 hexadecimal digits
 */
public record HandoverRequest(Token token, List<String> addresses, int port, String fingerprint) {
    static final int TOKEN = 16;

    public HandoverRequest {
        addresses = List.copyOf(addresses);
    }
}
