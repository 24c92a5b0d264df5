package org.tiengow.client.succession;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;

/**
 * The confirmations and agreements of one session, which are written to disk before anybody is told of them. However fast a host signs
 * standings, at most one waits for the disk, and at most one per {@link #BETWEEN} is written.
 */
public final class PromiseLog {
    /** The least time between two writes of standings: no round is that short. */
    static final Duration BETWEEN = Duration.ofMillis(100);

    /** The pause after a failed write. A table may wait for the confirmation, and a full disk stays full for longer. */
    private static final Duration AGAIN = Duration.ofSeconds(2);

    /** A single thread, so that the disk ends up with the latest state. */
    private static final ScheduledExecutorService DISK = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "tiengow-identityStore");
        made.setDaemon(true);
        return made;
    });

    private final IdentityStore identityStore;
    private final Consumer<Standing> confirmed;
    private final Object lock = new Object();

    /** The state to be written; null once it is written or out of date. */
    private @Nullable KnownMatch waiting;

    private boolean busy;
    private boolean closed;

    /** The state that was written last; used by the disk thread alone. */
    private @Nullable KnownMatch kept;

    /**
     * Creates the log of one session.
     *
     * @param confirmed tells the host that a standing is held; called on any thread
     */
    public PromiseLog(IdentityStore identityStore, Consumer<Standing> confirmed) {
        this.identityStore = identityStore;
        this.confirmed = confirmed;
    }

    /** Runs a write in its turn, and then the second task, on any thread. Does nothing once the session is closed. */
    public void keep(Runnable write, Runnable then) {
        DISK.execute(() -> {
            if (isOpen()) {
                write.run();
                then.run();
            }
        });
    }

    private boolean isOpen() {
        synchronized (lock) {
            return !closed;
        }
    }

    /** Returns the matches that were kept before, read in the background. */
    public CompletableFuture<SuccessionState> remembered() {
        return CompletableFuture.supplyAsync(
                () -> {
                    SuccessionState successionState = SuccessionState.NONE;
                    for (KnownMatch known : identityStore.matches()) {
                        successionState = successionState.with(known);
                    }
                    return successionState;
                },
                DISK);
    }

    /**
     * Writes the known state of a match whose standing has arrived, and then tells the host, again on every connection. A newer standing
     * replaces one that is not written yet. A failed write is retried, since perhaps nobody else present holds the standing.
     */
    public void confirm(KnownMatch known) {
        synchronized (lock) {
            waiting = closed ? null : known;
            if (!busy && !closed) {
                busy = true;
                DISK.execute(this::keepWaiting);
            }
        }
    }

    /** Closes the log with its session: pending confirmations are dropped. */
    public void close() {
        synchronized (lock) {
            closed = true;
            waiting = null;
        }
    }

    /** Runs on the disk thread. */
    private void keepWaiting() {
        KnownMatch known;
        synchronized (lock) {
            known = waiting;
            if (known == null) {
                busy = false;
                return;
            }
        }
        boolean isKept = known.equals(kept) || identityStore.keep(known);
        if (isKept) {
            kept = known;
            waitsNoMore(known);
            known.standing().ifPresent(confirmed);
        }
        Duration next = isKept ? BETWEEN : AGAIN;
        DISK.schedule(this::keepWaiting, next.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void waitsNoMore(KnownMatch written) {
        synchronized (lock) {
            if (waiting == written) { // otherwise a newer one has arrived
                waiting = null;
            }
        }
    }

    /** Writes an agreement, and runs {@code told} on any thread once it is on the disk. Never runs it when the write fails. */
    public void promise(KnownMatch promised, Runnable told) {
        passOver(promised);
        DISK.execute(() -> {
            if (identityStore.keep(promised)) {
                kept = promised;
                told.run();
            }
        });
    }

    /** Forgets a match that was left for good, or for which there is no room. The future completes once the file is deleted. */
    public CompletableFuture<Void> renounce(KnownMatch left) {
        passOver(left);
        return CompletableFuture.runAsync(
                () -> {
                    identityStore.forget(left);
                    kept = null;
                },
                DISK);
    }

    /** Drops a pending write of the match, which is out of date. */
    private void passOver(KnownMatch changed) {
        synchronized (lock) {
            if (waiting != null && waiting.match().equals(changed.match())) {
                waiting = null;
            }
        }
    }
}
