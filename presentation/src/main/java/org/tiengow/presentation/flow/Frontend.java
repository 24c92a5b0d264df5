package org.tiengow.presentation.flow;

import java.time.Duration;

/**
 * The services that a flow needs from the frontend that shows it. A flow belongs to one thread of the frontend. All its methods are called
 * on that thread, and it calls every method here but {@link #later} from that thread.
 */
public interface Frontend {
    /** Runs something on the thread of the flow, soon. May be called from any thread. */
    void later(Runnable work);

    /**
     * Runs something on the thread of the flow after a delay.
     *
     * @return an action that cancels it, unless it has begun
     */
    Runnable after(Duration time, Runnable work);

    /** Shows a new state instead of the previous one; often little of it has changed. */
    void show(ViewState viewState);

    /**
     * Opens an overlay that covers everything else until the user closes it. The flow learns nothing more about it. A frontend without that
     * overlay does nothing.
     */
    default void open(Overlay extra) {}
}
