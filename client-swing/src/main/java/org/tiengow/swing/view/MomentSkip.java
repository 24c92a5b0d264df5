package org.tiengow.swing.view;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.function.BooleanSupplier;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** A listener that ends an animation at any key or click in the window. It does not consume the event, which keeps its usual effect. */
public final class MomentSkip implements AWTEventListener {
    private final JComponent part;
    private final BooleanSupplier moving;
    private final Runnable skip;
    private boolean watches;

    /**
     * Creates a listener that does not listen yet.
     *
     * @param part the component that shows the animation
     * @param moving returns whether it shows the animation now
     * @param skip ends the animation
     */
    public MomentSkip(JComponent part, BooleanSupplier moving, Runnable skip) {
        this.part = part;
        this.moving = moving;
        this.skip = skip;
    }

    /** Starts listening if the animation is shown. */
    public void watch() {
        if (!watches && isShown()) {
            watches = true;
            Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.KEY_EVENT_MASK | AWTEvent.MOUSE_EVENT_MASK);
        }
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (!isShown()) {
            stop();
        } else if (isPress(event)
                && event.getSource() instanceof Component source
                && SwingUtilities.getRoot(source) == SwingUtilities.getRoot(part)) {
            stop();
            skip.run();
        }
    }

    private boolean isShown() {
        return moving.getAsBoolean() && part.isShowing();
    }

    private static boolean isPress(AWTEvent event) {
        return event.getID() == KeyEvent.KEY_PRESSED || event.getID() == MouseEvent.MOUSE_PRESSED;
    }

    private void stop() {
        watches = false;
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
    }
}
