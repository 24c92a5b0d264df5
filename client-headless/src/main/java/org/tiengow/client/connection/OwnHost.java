package org.tiengow.client.connection;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.RoundLine;

/**
 * Opens the host of this program when a match is to go on there that has lost its own. What does so is a host's part, and none of
 * the client's: whoever starts a session plugs it in, and closes the host when the program ends.
 */
@FunctionalInterface
public interface OwnHost {
    /** Of a program that can open none. */
    OwnHost NONE = from -> CompletableFuture.failedFuture(new IllegalStateException("This program opens no host."));

    /**
     * Opens it, at the port that this program has offered, with the key of that offer. Returns at once; the future ends when
     * others can come and agree, or with a failure when it cannot be opened.
     */
    CompletableFuture<Opened> open(From from);

    /**
     * Where the match goes on from.
     *
     * @param known what this program knows of the match; another one may bring a newer standing
     * @param rounds the finished rounds of the match, as far as this program was told them
     */
    record From(KnownMatch known, List<RoundLine> rounds) {
        /** Copies the list. */
        public From {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * A host that waits for enough people to agree; then it is the host of the match.
     *
     * @param port its TCP port
     * @param owner makes this program's session its owner
     * @param close stops it while it still waits; afterwards it does nothing
     */
    record Opened(int port, Token owner, Runnable close) {}
}
