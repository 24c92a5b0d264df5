package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.swing.settings.Settings;
import org.tiengow.swing.settings.SettingsFile;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.view.shell.Shell;

/** The settings in the real window: at once, by mouse and by keys, and remembered. */
@Timeout(120)
@RobotTest
class SettingsIT {
    @TempDir
    private Path home;

    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private Driver driver;
    private Shell shell;

    @BeforeAll
    static void needsDisplay() {
        Display.require();
    }

    @BeforeEach
    void openWindow() {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        new SettingsFile(home).write(Settings.FIRST.withName("Kit").withLanguage("en"));
        driver = new Driver();
        open();
    }

    @AfterEach
    void closeWindow() {
        close();
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(failures).as("what went wrong on the event thread").isEmpty();
    }

    @Test
    void everythingTakesEffectAtOnceAndIsRemembered() {
        driver.click("start-address");
        driver.type("10.0.0.9");
        driver.click("start-settings");
        driver.waitUntilShown("settings");
        driver.click("settings-theme-light");
        driver.waitUntil("the light theme", () -> Palette.current().bg().getRed() > 200);
        driver.click("settings-scale-125");
        driver.waitUntil("larger text", () -> Scale.px(100) == 125);
        driver.waitUntil("the focus where it was", () -> "settings-scale-125".equals(driver.focused()));
        driver.press(KeyEvent.VK_RIGHT);
        driver.waitUntil("still larger text", () -> Scale.px(100) == 150);
        driver.waitUntil("the focus on the next size", () -> "settings-scale-150".equals(driver.focused()));
        driver.press(KeyEvent.VK_LEFT);
        driver.waitUntil("smaller text", () -> Scale.px(100) == 125);
        driver.tabTo("settings-language-en");
        driver.press(KeyEvent.VK_RIGHT);
        driver.waitUntil("Chinese", () -> driver.textOf("settings-title").equals("設定"));
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("the start screen", () -> !driver.isShown("settings"));
        assertThat(driver.textOf("start-host")).isEqualTo("開一桌");
        assertThat(driver.textOf("start-address")).as("what was being typed").isEqualTo("10.0.0.9");
        Rectangle bounds = new Rectangle(30, 20, 1100, 700);
        Driver.onEventThread(() -> {
            for (Window window : Window.getWindows()) {
                if (window.isShowing()) {
                    window.setBounds(bounds);
                }
            }
            return null;
        });
        driver.waitUntil("the window there", () -> bounds.equals(windowBounds()));
        close();
        Settings kept = new SettingsFile(home).read();
        assertThat(kept.look().dark()).isFalse();
        assertThat(kept.look().scale()).isEqualTo(1.25f);
        assertThat(kept.language()).isEqualTo("zh-Hant");
        open();
        assertThat(driver.textOf("start-host")).isEqualTo("開一桌");
        assertThat(Driver.onEventThread(() -> Scale.px(100))).isEqualTo(125);
        assertThat(Driver.onEventThread(SettingsIT::windowBounds)).isEqualTo(bounds);
    }

    @Test
    void aRunningTableKeepsWhatWasChosen() {
        driver.click("start-practise");
        driver.waitUntilShown("table");
        driver.waitUntil("my turn", () -> driver.title().startsWith("Your turn"));
        driver.click("tile-2");
        driver.waitUntil("the choice", () -> driver.spoken("tile-2").contains("selected"));
        driver.click("tool-settings");
        driver.waitUntilShown("settings");
        driver.click("settings-tiles-ivory");
        driver.click("settings-speed-fast");
        driver.click("settings-theme-light");
        driver.waitUntil("the light theme", () -> Palette.current().bg().getRed() > 200);
        driver.click("settings-scale-125");
        driver.waitUntil("larger text", () -> Scale.px(100) == 125);
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("the table", () -> !driver.isShown("settings"));
        assertThat(driver.spoken("tile-2")).contains("selected");
    }

    private static Rectangle windowBounds() {
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) {
                return window.getBounds();
            }
        }
        throw new AssertionError("there is no window");
    }

    private void open() {
        shell = Driver.onEventThread(() -> Shell.open(home));
        driver.waitUntilShown("start-host");
    }

    private void close() {
        if (shell != null) {
            Driver.onEventThread(() -> {
                shell.closeNow();
                return null;
            });
            await("what is written at the end")
                    .until(() -> Thread.getAllStackTraces().keySet().stream()
                            .noneMatch(thread -> thread.getName().equals("tiengow-window-work")));
            shell = null;
        }
    }
}
