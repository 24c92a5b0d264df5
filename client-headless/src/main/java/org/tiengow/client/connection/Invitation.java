package org.tiengow.client.connection;

import java.util.List;
import java.util.Optional;
import org.tiengow.protocol.discovery.JoinCode;

/**
 * The join code that a player gives to a friend.
 *
 * @param letters the join code, in groups
 * @param uri the join code as a URI, for a QR code
 */
public record Invitation(String letters, String uri) {
    /**
     * Returns an invitation to the first of these addresses that a join code can represent; empty when no code can.
     *
     * @param addresses addresses with their ports, the likeliest first
     */
    public static Optional<Invitation> to(List<String> addresses) {
        return addresses.stream()
                .map(HostAddress::parse)
                .flatMap(address -> JoinCode.of(List.of(address.host()), address.port()).stream())
                .findFirst()
                .map(code -> new Invitation(code.letters(), code.uri()));
    }
}
