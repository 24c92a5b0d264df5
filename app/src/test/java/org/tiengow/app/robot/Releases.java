package org.tiengow.app.robot;

import static org.awaitility.Awaitility.await;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.SwingUtilities;

/**
 * Counts the keys and buttons let go that the windows have dealt with, so that a robot knows when its last act has had its
 * effect, and tells {@link EventWatch} when an event begins and ends. {@link java.awt.Robot#waitForIdle} is no help: without a window manager it may wait ten seconds an act.
 */
final class Releases extends EventQueue {
    private static final Duration OFTEN = Duration.ofMillis(1);
    private static final AtomicInteger SEEN = new AtomicInteger();
    private static Component pressed;
    private static volatile Window typedIn;
    private static int expected;
    private static boolean watching;

    private Releases() {}

    /** Begins to count; once is enough for the whole process. */
    static synchronized void watch() {
        if (!watching) {
            watching = true;
            EventWatch.startLooking();
            Toolkit.getDefaultToolkit().getSystemEventQueue().push(new Releases());
            Toolkit.getDefaultToolkit()
                    .addAWTEventListener(Releases::notePress, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.KEY_EVENT_MASK);
        }
    }

    private static void notePress(AWTEvent event) {
        if (event.getID() == MouseEvent.MOUSE_PRESSED) {
            pressed = ((MouseEvent) event).getComponent();
        } else if (event.getID() == KeyEvent.KEY_PRESSED) {
            Component component = ((KeyEvent) event).getComponent();
            typedIn = component instanceof Window window ? window : SwingUtilities.getWindowAncestor(component);
        }
    }

    /** Forgets the window that got the last key. */
    static void forgetKey() {
        typedIn = null;
    }

    /** The window that got a key since {@link #forgetKey}; null for none yet. */
    static Window typedIn() {
        return typedIn;
    }

    /** Checks whether the last press of a button hit a component with this name or something inside it. To be called on the event thread. */
    static boolean pressedInside(String name) {
        for (Component each = pressed; each != null; each = each.getParent()) {
            if (name.equals(each.getName())) {
                return true;
            }
        }
        return false;
    }

    /** Waits until the windows have dealt with one release more than before. */
    static synchronized void awaitOneMore() {
        expected++;
        await("a key or button let go").pollInterval(OFTEN).until(() -> SEEN.get() >= expected);
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        EventWatch.begun();
        try {
            super.dispatchEvent(event);
        } finally {
            EventWatch.ended(event, peekEvent() == null);
            if (event.getID() == KeyEvent.KEY_RELEASED || event.getID() == MouseEvent.MOUSE_RELEASED) {
                SEEN.incrementAndGet();
            }
        }
    }
}
