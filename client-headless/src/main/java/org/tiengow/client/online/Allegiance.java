package org.tiengow.client.online;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.session.hosting.Nights;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;

/**
 * What one session has confirmed and agreed to, kept before anybody is told of it. However fast a host signs standings, at most one
 * waits for the disk, and not more than one in {@link #BETWEEN} is written.
 */
final class Allegiance {
    /** The least time from one standing that was written to the next: no round is that short. */
    static final Duration BETWEEN = Duration.ofMillis(100);

    /** How soon the disk is tried again after it has failed: a table may wait for that, and a full disk is full for longer. */
    private static final Duration AGAIN = Duration.ofSeconds(2);

    /** One after the other, so that what was known later is on the disk at last. */
    private static final ScheduledExecutorService DISK = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "tiengow-passport");
        made.setDaemon(true);
        return made;
    });

    private final Passport passport;
    private final Consumer<Standing> confirmed;
    private final Object lock = new Object();

    /** Until it is written, or out of date. */
    private @Nullable KnownMatch waiting;

    private boolean busy;
    private boolean closed;

    /** What was written last; used by the thread of the disk alone. */
    private @Nullable KnownMatch kept;

    /**
     * Of one session.
     *
     * @param confirmed tells the host that a standing is held; called on any thread
     */
    Allegiance(Passport passport, Consumer<Standing> confirmed) {
        this.passport = passport;
        this.confirmed = confirmed;
    }

    /** Writes something, in its turn, and then goes on, on any thread; nothing once the session is closed. */
    void keep(Runnable write, Runnable then) {
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

    /** What was kept before, read in the background. */
    CompletableFuture<Nights> remembered() {
        return CompletableFuture.supplyAsync(
                () -> {
                    Nights nights = Nights.NONE;
                    for (KnownMatch known : passport.matches()) {
                        nights = nights.with(known);
                    }
                    return nights;
                },
                DISK);
    }

    /**
     * A standing came: what is known of its match is kept, and the host is told so, again on every connection. One that is followed
     * by another before it is written is passed over. While the disk fails it is tried again: nobody else may be there who holds it.
     */
    void confirm(KnownMatch known) {
        synchronized (lock) {
            waiting = closed ? null : known;
            if (!busy && !closed) {
                busy = true;
                DISK.execute(this::keepWaiting);
            }
        }
    }

    /** The session is closed: what is not confirmed yet will not be. */
    void close() {
        synchronized (lock) {
            closed = true;
            waiting = null;
        }
    }

    /** On the thread of the disk. */
    private void keepWaiting() {
        KnownMatch known;
        synchronized (lock) {
            known = waiting;
            if (known == null) {
                busy = false;
                return;
            }
        }
        boolean isKept = known.equals(kept) || passport.keep(known);
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
            if (waiting == written) { // else another has come meanwhile
                waiting = null;
            }
        }
    }

    /**
     * Something is about to be agreed to: {@code told} is run once that is on the disk, on any thread; never when it cannot be
     * written.
     */
    void promise(KnownMatch promised, Runnable told) {
        passOver(promised);
        DISK.execute(() -> {
            if (passport.keep(promised)) {
                kept = promised;
                told.run();
            }
        });
    }

    /** A match was left for good, or there is no room for it; done once it is forgotten on the disk. */
    CompletableFuture<Void> renounce(KnownMatch left) {
        passOver(left);
        return CompletableFuture.runAsync(
                () -> {
                    passport.forget(left);
                    kept = null;
                },
                DISK);
    }

    /** What was to be kept of the match is out of date. */
    private void passOver(KnownMatch changed) {
        synchronized (lock) {
            if (waiting != null && waiting.match().equals(changed.match())) {
                waiting = null;
            }
        }
    }
}
