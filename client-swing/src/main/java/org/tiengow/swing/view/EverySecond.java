package org.tiengow.swing.view;

import java.awt.event.HierarchyEvent;
import javax.swing.JComponent;
import javax.swing.Timer;

/** Lets times run down on the screen, and only there. */
public final class EverySecond {
    private static final int MILLIS = 1_000;

    private EverySecond() {}

    /** Does something every second while a component is shown. */
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
