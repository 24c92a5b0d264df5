package org.tiengow.app.start;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.event.PaintEvent;
import javax.swing.JFrame;

/**
 * Ends the process when its first window has been painted, and says so before: {@code FirstPaint CLASS} runs the entry point of
 * that class, or {@code FirstPaint} alone a bare window in FlatLaf.
 */
public final class FirstPaint {
    static final String PAINTED = "PAINTED";

    private FirstPaint() {}

    /** Runs what is to be measured. */
    public static void main(String[] args) throws ReflectiveOperationException {
        if (args.length == 0) {
            EventQueue.invokeLater(BareWindow::open);
        } else {
            Class.forName(args[0]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
        // Only now, so that what is measured finds the toolkit as new as it does without being measured.
        Toolkit.getDefaultToolkit().addAWTEventListener(FirstPaint::seen, AWTEvent.PAINT_EVENT_MASK);
    }

    private static void seen(AWTEvent event) {
        if (event instanceof PaintEvent && event.getSource() instanceof JFrame) {
            // Listeners hear of an event before it is dispatched; what is queued now comes after the painting.
            EventQueue.invokeLater(() -> {
                Toolkit.getDefaultToolkit().sync();
                System.out.println(PAINTED);
                System.exit(0);
            });
        }
    }
}
