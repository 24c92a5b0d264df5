package org.tiengow.client.connection;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.tiengow.client.session.Nights;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;

/** What one session has confirmed and agreed to, kept before anybody is told of it. */
final class Allegiance {
    /** One after the other, so that what was known later is on the disk at last. */
    private static final Executor DISK = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "tiengow-passport");
        made.setDaemon(true);
        return made;
    });

    private final Passport passport;
    private final Consumer<Standing> confirmed;
    private final Map<String, KnownMatch> kept = new HashMap<>();

    /**
     * Of one session.
     *
     * @param confirmed tells the host that a standing is held; called on any thread
     */
    Allegiance(Passport passport, Consumer<Standing> confirmed) {
        this.passport = passport;
        this.confirmed = confirmed;
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

    /** A standing came: what is known of its match is kept, and the host is told so, again on every connection. */
    void confirm(KnownMatch known) {
        boolean same = known.equals(kept.get(known.match()));
        kept.put(known.match(), known);
        DISK.execute(() -> {
            if (same || passport.keep(known)) {
                known.standing().ifPresent(confirmed);
            }
        });
    }

    /**
     * Something is about to be agreed to: {@code told} is run once that is on the disk, on any thread; never when it cannot be
     * written.
     */
    void promise(KnownMatch promised, Runnable told) {
        kept.put(promised.match(), promised);
        DISK.execute(() -> {
            if (passport.keep(promised)) {
                told.run();
            }
        });
    }

    /** A match was left for good. */
    void renounce(KnownMatch left) {
        CompletableFuture.runAsync(() -> passport.forget(left), DISK).join();
    }
}
