package org.tiengow.app.command;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.Timer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts the program again on X11 desktops whose window manager draws no frame around windows, such as dwm, xmonad and sway. There, Java
 * waits for the frame and draws nothing, unless the environment variable {@code _JAVA_AWT_WM_NONREPARENTING} is set.
 *
 * <p>Whether a window has a frame is known only to internal classes of the JDK, which the manifest of the jar opens. Without access to
 * them nothing happens.
 */
final class FramelessDesktop {
    private static final Logger LOG = LoggerFactory.getLogger(FramelessDesktop.class);
    private static final String VARIABLE = "_JAVA_AWT_WM_NONREPARENTING";

    /** The parent of a window with a frame is the frame, as soon as the window is mapped; a slow machine gets more time. */
    private static final int LOOKS = 4;

    private static final int BETWEEN_MILLIS = 400;
    private static final int NO_WINDOW_MANAGER = 2;

    private FramelessDesktop() {}

    /** Watches the first window that opens. */
    static void watch(PrintWriter err) {
        if (!System.getProperty("os.name").startsWith("Linux") || System.getenv(VARIABLE) != null) {
            return;
        }
        Toolkit toolkit = Toolkit.getDefaultToolkit();
        toolkit.addAWTEventListener(
                new AWTEventListener() {
                    @Override
                    public void eventDispatched(AWTEvent event) {
                        if (event.getID() == WindowEvent.WINDOW_OPENED && event.getSource() instanceof Frame frame) {
                            toolkit.removeAWTEventListener(this);
                            look(frame, LOOKS, err);
                        }
                    }
                },
                AWTEvent.WINDOW_EVENT_MASK);
    }

    private static void look(Frame frame, int looks, PrintWriter err) {
        Timer timer = new Timer(BETWEEN_MILLIS, event -> {
            if (!isFrameless(frame)) {
                return;
            }
            if (looks > 1) {
                look(frame, looks - 1, err);
            } else {
                startAgain(err);
            }
        });
        timer.setRepeats(false);
        timer.start();
    }

    /** Checks whether a window manager runs and has left the window a child of the screen itself. */
    private static boolean isFrameless(Frame frame) {
        try {
            Class<?> toolkit = Class.forName("sun.awt.SunToolkit");
            toolkit.getMethod("awtLock").invoke(null);
            try {
                Object accessor = Class.forName("sun.awt.AWTAccessor")
                        .getMethod("getComponentAccessor")
                        .invoke(null);
                Object peer = Class.forName("sun.awt.AWTAccessor$ComponentAccessor")
                        .getMethod("getPeer", Component.class)
                        .invoke(accessor, frame);
                Object window = Class.forName("sun.awt.X11.XBaseWindow")
                        .getMethod("getWindow")
                        .invoke(peer);
                var parentOf = Class.forName("sun.awt.X11.XlibUtil").getDeclaredMethod("getParentWindow", long.class);
                var manager = Class.forName("sun.awt.X11.XWM").getDeclaredMethod("getWMID");
                parentOf.setAccessible(true);
                manager.setAccessible(true);
                Object screen = Class.forName("sun.awt.X11.XToolkit")
                        .getMethod("getDefaultRootWindow")
                        .invoke(null);
                return !Integer.valueOf(NO_WINDOW_MANAGER).equals(manager.invoke(null))
                        && screen.equals(parentOf.invoke(null, window));
            } finally {
                toolkit.getMethod("awtUnlock").invoke(null);
            }
        } catch (ReflectiveOperationException | RuntimeException noAccess) {
            LOG.debug("Whether windows have frames is unknown", noAccess);
            return false;
        }
    }

    private static void startAgain(PrintWriter err) {
        ProcessHandle.Info own = ProcessHandle.current().info();
        Optional<List<String>> command = own.command().map(program -> {
            List<String> words = new ArrayList<>(List.of(program));
            own.arguments().ifPresent(arguments -> words.addAll(List.of(arguments)));
            return words;
        });
        try {
            ProcessBuilder again =
                    new ProcessBuilder(command.orElseThrow(() -> new IOException("its command is unknown")));
            again.environment().put(VARIABLE, "1");
            again.inheritIO().start();
            err.println("This window manager draws no frames; the program starts again with " + VARIABLE + "=1.");
            System.exit(0);
        } catch (IOException impossible) {
            LOG.debug("The program cannot start itself again", impossible);
            err.println("This window manager draws no frames. If the window stays empty, start the program with "
                    + VARIABLE + "=1.");
        }
    }
}
