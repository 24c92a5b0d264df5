package org.tiengow.swing.view;

import java.awt.event.HierarchyEvent;
import javax.swing.JComponent;
import javax.swing.Timer;

/** A timer for countdowns, which runs only while they are on the screen. */
public final class EverySecond {
    private static final int MILLIS = 1_000;

    private EverySecond() {}

    /** Runs the work every second while the component is showing. */
    public static void of(JComponent shown, Runnable work) {
        Timer timer = new Timer(MILLIS, event -> work.run());
        shown.addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) == 0) {
                return;
            }
            if (shown.isShowing()) {
                timer.start();
            } else {
                timer.stop();
            }
        });
    }
}
