package org.tiengow.swing.view.table;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import javax.swing.SwingUtilities;

/**
 * A listener that ends the moment of a won round at any key or click in the window. It does not consume the event, which keeps its
 * usual effect.
 */
final class MomentSkip implements AWTEventListener {
    private final FeltView felt;
    private boolean watches;

    MomentSkip(FeltView felt) {
        this.felt = felt;
    }

    /** Starts listening if the felt shows such a moment. */
    void watch() {
        if (!watches && felt.isAtMoment() && felt.isShowing()) {
            watches = true;
            Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.KEY_EVENT_MASK | AWTEvent.MOUSE_EVENT_MASK);
        }
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (!felt.isAtMoment() || !felt.isShowing()) {
            stop();
        } else if (isPress(event)
                && event.getSource() instanceof Component source
                && SwingUtilities.getRoot(source) == SwingUtilities.getRoot(felt)) {
            stop();
            felt.finish();
        }
    }

    private static boolean isPress(AWTEvent event) {
        return event.getID() == KeyEvent.KEY_PRESSED || event.getID() == MouseEvent.MOUSE_PRESSED;
    }

    private void stop() {
        watches = false;
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
    }
}
