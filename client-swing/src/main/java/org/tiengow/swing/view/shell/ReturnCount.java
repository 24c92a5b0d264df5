package org.tiengow.swing.view.shell;

import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.table.Deadline;

/** Counts down while the session tries to come back to a host that was lost. Belongs to the event thread. */
final class ReturnCount {
    private static final int SECOND = 1_000;
    private static final long NANOS = 1_000_000_000L;

    private final Timer second;
    private @Nullable Deadline until;

    /** One that does nothing yet; {@code changed} is told that a second has gone by. */
    ReturnCount(Runnable changed) {
        second = new Timer(SECOND, event -> changed.run());
    }

    /** Heeds how the connection stands. */
    void heed(ConnectionStatus connection) {
        until = connection.until();
        if (until == null) {
            second.stop();
        } else if (!second.isRunning()) {
            second.start();
        }
    }

    /** For how many more seconds the session tries; 0 when it does not. */
    int secondsLeft() {
        long left = until == null ? 0 : until.left(System.nanoTime()).toNanos();
        return (int) ((left + NANOS - 1) / NANOS);
    }

    void stop() {
        second.stop();
    }
}
