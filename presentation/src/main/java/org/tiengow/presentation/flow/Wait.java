package org.tiengow.presentation.flow;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A restartable timer that runs an action once; initially stopped. */
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

    /** Restarts the timer with its default time. */
    void restart() {
        restart(time);
    }

    /** Restarts the timer with another time. */
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
