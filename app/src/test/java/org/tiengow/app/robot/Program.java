package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.Window;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.tiengow.app.command.WindowCommand;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsFile;
import org.tiengow.swing.view.shell.Shell;

/**
 * The program as a test runs it: opens its windows, closes those that are open when the test is over, and fails the test for
 * whatever nobody caught meanwhile.
 */
final class Program implements BeforeEachCallback, AfterEachCallback {
    /** Kit, who reads English, and has changed nothing else. */
    static final Settings KIT = Settings.FIRST.withName("Kit").withLanguage("en");

    private final List<Shell> open = new ArrayList<>();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();

    @Override
    public void beforeEach(ExtensionContext context) {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        closeWindows();
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(failures).as("what nobody caught").isEmpty();
    }

    /** Opens a window for somebody with these settings, kept in a folder. */
    Driver open(Path home, Settings settings) {
        new SettingsFile(home).write(settings);
        return open(home);
    }

    /** Opens a window for whoever keeps settings in a folder. */
    Driver open(Path home) {
        return Driver.onEventThread(() -> {
            List<Window> before = List.of(Window.getWindows());
            open.add(Shell.open(home, WindowCommand::hosts));
            return new Driver(Arrays.stream(Window.getWindows())
                    .filter(window -> window.isShowing() && !before.contains(window))
                    .findFirst()
                    .orElseThrow());
        });
    }

    /** Closes every window, the last one first, and waits until all is written that is to be remembered. */
    void closeWindows() {
        Driver.onEventThread(() -> {
            while (!open.isEmpty()) {
                open.remove(open.size() - 1).closeNow();
            }
            return null;
        });
        await("what is written at the end")
                .until(() -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("tiengow-window-work")));
    }
}
