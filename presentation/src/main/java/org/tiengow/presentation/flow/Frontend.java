package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

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
     * Opens an overlay that covers everything else until the user closes it. The flow learns of its end only by {@link TableFlow#press}. A
     * frontend without that overlay does nothing.
     *
     * @param screen returns the screen as it is now; empty if there is nothing to show, and always if only the frontend can make the screen
     */
    default void open(Overlay overlay, Supplier<Optional<Record>> screen) {}
}
