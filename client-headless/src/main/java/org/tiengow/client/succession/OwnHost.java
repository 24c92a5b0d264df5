package org.tiengow.client.succession;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.validation.Token;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.RoundLine;

/**
 * The way to open a host in this program when a match continues here after its own host was lost. The client does not depend on the host
 * module: the program that starts a session supplies this interface, and closes the host when it ends.
 */
@FunctionalInterface
public interface OwnHost {
    /** An implementation for a program that cannot open a host. */
    OwnHost NONE = from -> CompletableFuture.failedFuture(new IllegalStateException("This program opens no host."));

    /**
     * Opens the host at the port that this program has offered, with the key of that offer. Returns at once. The future completes when
     * others can connect and agree, or fails when the host cannot be opened.
     */
    CompletableFuture<Opened> open(From from);

    /**
     * The state from which the match continues.
     *
     * @param known the known state of the match; another program may bring a newer standing
     * @param rounds the finished rounds of the match, as far as this program was told them
     */
    record From(KnownMatch known, List<RoundLine> rounds) {
        public From {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * A host that waits until enough people agree. It then becomes the host of the match.
     *
     * @param port its TCP port
     * @param owner the token that makes this program's session its owner
     * @param close stops the host while it still waits; afterwards it has no effect
     */
    record Opened(int port, Token owner, Runnable close) {}
}
