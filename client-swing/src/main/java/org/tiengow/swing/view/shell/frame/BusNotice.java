package org.tiengow.swing.view.shell.frame;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The notices of desktops on Linux, by the Desktop Notifications Specification of freedesktop.org. They are sent with the program gdbus, in the
 * background, and ask for no sound.
 */
final class BusNotice implements DesktopNotice {
    private static final Logger LOG = LoggerFactory.getLogger(BusNotice.class);
    private static final List<String> CALL = List.of(
            "call",
            "--session",
            "--dest",
            "org.freedesktop.Notifications",
            "--object-path",
            "/org/freedesktop/Notifications",
            "--method");
    private static final String METHODS = "org.freedesktop.Notifications.";
    private static final Pattern SHOWN = Pattern.compile("\\(uint32 (\\d+),\\)");
    private static final String NOTHING = "0";

    /** Milliseconds until the desktop removes a notice by itself. */
    private static final String EXPIRES = "20000";

    private static final long SECONDS = 5;

    private final String program;
    private final Executor background;
    /** The number that the desktop gave the notice. Confined to the background thread. */
    private String shown = NOTHING;

    BusNotice(String program) {
        this(program, Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "desktop-notice");
            thread.setDaemon(true);
            return thread;
        }));
    }

    BusNotice(String program, Executor background) {
        this.program = program;
        this.background = background;
    }

    @Override
    public void show(String title, String text, boolean audible) {
        background.execute(() -> {
            Matcher number = SHOWN.matcher(call(
                    "Notify",
                    quoted("Tien Gow"),
                    shown,
                    quoted(""),
                    quoted(title),
                    quoted(text),
                    "[]",
                    "{'suppress-sound': <true>}",
                    EXPIRES));
            shown = number.find() ? number.group(1) : NOTHING;
        });
    }

    @Override
    public void close() {
        background.execute(() -> {
            if (!shown.equals(NOTHING)) {
                call("CloseNotification", shown);
                shown = NOTHING;
            }
        });
    }

    /** Calls a method and returns what the program prints; empty on a desktop without notices. */
    private String call(String method, String... values) {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(CALL);
        command.add(METHODS + method);
        command.addAll(List.of(values));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return "";
            }
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException noProgram) {
            LOG.debug("The desktop shows no notice.", noProgram);
            return "";
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** Returns a text as gdbus reads it. */
    static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
