package org.tiengow.host.succession;

import java.io.IOException;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connections that arrive while the heir is awaited. Each is read on its own thread, so that a silent or very slow one delays no other.
 */
final class HandoverAdmission {
    private static final Logger LOG = LoggerFactory.getLogger(HandoverAdmission.class);

    /** Milliseconds in which a connection must show the whole token, TLS handshake included. */
    private static final int SHOWING_MILLIS = 5_000;

    /** The most simultaneous connections; no legitimate use needs more. */
    private static final int MOST = 16;

    private final byte[] token;
    private final Semaphore room = new Semaphore(MOST);
    private final CompletableFuture<Optional<HandoverChannel>> heir = new CompletableFuture<>();
    private final Executor tooLate = CompletableFuture.delayedExecutor(SHOWING_MILLIS, TimeUnit.MILLISECONDS);

    /** Creates an empty list that accepts this token. */
    HandoverAdmission(byte[] token) {
        this.token = token.clone();
    }

    /** Returns the first connection that has shown the token; the caller closes it. */
    Optional<HandoverChannel> heir() {
        return heir.getNow(Optional.empty());
    }

    /** Reads the token of a connection on a new thread. */
    void hear(HandoverChannel visitor) {
        if (!room.tryAcquire()) {
            cut(visitor);
            return;
        }
        tooLate.execute(() -> {
            if (heir().filter(found -> found == visitor).isEmpty()) {
                cut(visitor);
            }
        });
        Thread thread = new Thread(
                () -> {
                    try {
                        if (!showsToken(visitor) || !heir.complete(Optional.of(visitor))) {
                            cut(visitor);
                        }
                    } finally {
                        room.release();
                    }
                },
                "tiengow-heir-at-the-door");
        thread.setDaemon(true);
        thread.start();
    }

    /** Accepts no further connection. */
    void close() {
        heir.complete(Optional.empty());
    }

    private boolean showsToken(HandoverChannel visitor) {
        try {
            visitor.patience(SHOWING_MILLIS);
            return MessageDigest.isEqual(visitor.token(), token);
        } catch (IOException noToken) {
            LOG.info("Somebody came to take over without the token: {}", noToken.toString());
            return false;
        }
    }

    private static void cut(HandoverChannel visitor) {
        try {
            visitor.close();
        } catch (IOException gone) {
            LOG.debug("A visitor was gone before it was cut: {}", gone.toString());
        }
    }
}
