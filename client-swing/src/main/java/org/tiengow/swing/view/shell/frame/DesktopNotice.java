package org.tiengow.swing.view.shell.frame;

import java.awt.AWTException;
import java.awt.SystemTray;
import java.awt.TrayIcon;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A notice that the desktop shows over all windows. */
interface DesktopNotice {
    /** Shows the notice in place of the previous one. {@code audible} is false if the desktop may play no sound with it. */
    void show(String title, String text, boolean audible);

    /** Removes the notice, if it is still shown. */
    void close();

    /** Returns the notices of the desktop on which this program runs. On a desktop without notices they show nothing. */
    static DesktopNotice ofThisDesktop() {
        boolean linux =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("linux");
        return linux ? program("gdbus").<DesktopNotice>map(BusNotice::new).orElseGet(None::new) : new Tray();
    }

    private static Optional<String> program(String name) {
        return Arrays.stream(
                        Optional.ofNullable(System.getenv("PATH")).orElse("").split(":"))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst()
                .map(Path::toString);
    }

    /** The absence of notices. */
    final class None implements DesktopNotice {
        @Override
        public void show(String title, String text, boolean audible) {
            // The task bar alone asks for attention.
        }

        @Override
        public void close() {
            // Nothing is shown.
        }
    }

    /** The notices of an icon in the system tray, which is there as long as the notice. They may be heard. */
    final class Tray implements DesktopNotice {
        private static final Logger LOG = LoggerFactory.getLogger(Tray.class);
        private @Nullable TrayIcon icon;

        @Override
        public void show(String title, String text, boolean audible) {
            close();
            if (!audible || !SystemTray.isSupported()) {
                return;
            }
            SystemTray tray = SystemTray.getSystemTray();
            TrayIcon fresh = new TrayIcon(WindowIcon.image(tray.getTrayIconSize().height), title);
            try {
                tray.add(fresh);
                icon = fresh;
                fresh.displayMessage(title, text, TrayIcon.MessageType.NONE);
            } catch (AWTException noTray) {
                LOG.debug("The system tray shows no notice.", noTray);
            }
        }

        @Override
        public void close() {
            if (icon != null) {
                SystemTray.getSystemTray().remove(icon);
                icon = null;
            }
        }
    }
}
