package org.tiengow.host.handover;

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
 * Those who come to the door through which the heir is let in. Each is heard on a thread of its own: somebody who comes and says
 * nothing, or one byte now and then, keeps nobody waiting.
 */
final class Visitors {
    private static final Logger LOG = LoggerFactory.getLogger(Visitors.class);

    /** How long one may take to show the whole token, its handshake included. */
    private static final int SHOWING_MILLIS = 5_000;

    /** More at a time are none of ours. */
    private static final int MOST = 16;

    private final byte[] token;
    private final Semaphore room = new Semaphore(MOST);
    private final CompletableFuture<Optional<HandOverChannel>> heir = new CompletableFuture<>();
    private final Executor tooLate = CompletableFuture.delayedExecutor(SHOWING_MILLIS, TimeUnit.MILLISECONDS);

    /** Lets in whoever shows this token. */
    Visitors(byte[] token) {
        this.token = token.clone();
    }

    /** The first who has shown the token, from then on the caller's to close. */
    Optional<HandOverChannel> heir() {
        return heir.getNow(Optional.empty());
    }

    /** Hears one more. */
    void hear(HandOverChannel visitor) {
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

    /** Nobody is let in any more. */
    void close() {
        heir.complete(Optional.empty());
    }

    private boolean showsToken(HandOverChannel visitor) {
        try {
            visitor.patience(SHOWING_MILLIS);
            return MessageDigest.isEqual(visitor.token(), token);
        } catch (IOException noToken) {
            LOG.info("Somebody came to take over without the token: {}", noToken.toString());
            return false;
        }
    }

    private static void cut(HandOverChannel visitor) {
        try {
            visitor.close();
        } catch (IOException gone) {
            LOG.debug("A visitor was gone before it was cut: {}", gone.toString());
        }
    }
}
