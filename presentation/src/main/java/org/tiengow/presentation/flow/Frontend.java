package org.tiengow.presentation.flow;

import java.time.Duration;

/**
 * What a flow asks of the frontend that shows it. A flow belongs to one thread of the frontend: there everything of it is called, and
 * from there it calls everything but {@link #later}.
 */
public interface Frontend {
    /** Does something on the thread of the flow, soon. May be called from any thread. */
    void later(Runnable work);

    /**
     * Does something on the thread of the flow when this time is up.
     *
     * @return calls it off, where it has not begun
     */
    Runnable after(Duration time, Runnable work);

    /** Shows this instead of what was shown before; often little of it has changed. */
    void show(Shown shown);

    /**
     * Opens something that lies over everything else until it is put away, and of which the flow knows nothing more. A frontend
     * that has nothing of the kind does nothing.
     */
    default void open(Extra extra) {}
}
