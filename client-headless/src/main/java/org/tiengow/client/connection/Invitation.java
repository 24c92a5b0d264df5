package org.tiengow.client.connection;

import java.util.List;
import java.util.Optional;
import org.tiengow.protocol.discovery.JoinCode;

/**
 * What is told to a friend who is to join.
 *
 * @param letters the join code, in groups
 * @param uri the same for a picture that a program reads
 */
public record Invitation(String letters, String uri) {
    /**
     * To the first of these addresses that a code can stand for; empty where none can.
     *
     * @param addresses with their ports, the likeliest first
     */
    public static Optional<Invitation> to(List<String> addresses) {
        return addresses.stream()
                .map(HostAddress::parse)
                .flatMap(address -> JoinCode.of(List.of(address.host()), address.port()).stream())
                .findFirst()
                .map(code -> new Invitation(code.letters(), code.uri()));
    }
}
