package org.tiengow.presentation.flow;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A time after which something is done; at first nobody waits. */
final class Wait {
    private final Frontend frontend;
    private final Duration time;
    private final Runnable work;
    private @Nullable Runnable off;

    Wait(Frontend frontend, Duration time, Runnable work) {
        this.frontend = frontend;
        this.time = time;
        this.work = work;
    }

    /** Waits from now, however long it has waited. */
    void restart() {
        restart(time);
    }

    /** Waits so long from now, however long it has waited. */
    void restart(Duration other) {
        stop();
        off = frontend.after(other, () -> {
            off = null;
            work.run();
        });
    }

    void stop() {
        if (off != null) {
            off.run();
            off = null;
        }
    }

    boolean isRunning() {
        return off != null;
    }
}
