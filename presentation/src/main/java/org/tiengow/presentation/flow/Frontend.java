package org.tiengow.presentation.flow;

import java.time.Duration;

/**
 * What a flow asks of the frontend that shows it. A flow belongs to one thread of the frontend: there everything of it is called, and
 * from there it calls everything but {@link #later}.
 */
public interface Frontend {
    /** Does something on the thread of the flow, soon. May be called from any thread. */
    void later(Runnable work);

    /** A timer that does not run yet; when its time is up it does the work once, on the thread of the flow. */
    Timer timer(Duration after, Runnable work);

    /** Shows this instead of what was shown before; often little of it has changed. */
    void show(Shown shown);

    /** Opens something that lies over everything else until it is put away, and of which the flow knows nothing more. */
    void open(Extra extra);

    /** A time to wait. */
    interface Timer {
        /** Begins to wait, from now. */
        void restart();

        /** Waits no longer. */
        void stop();

        /** Whether it waits. */
        boolean isRunning();
    }
}
