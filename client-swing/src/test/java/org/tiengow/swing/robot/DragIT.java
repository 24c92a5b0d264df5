package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.Dimension;
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
import org.tiengow.swing.view.shell.Shell;

/** Tiles dragged in the real window, and a window that changes its size while tiles are on their way. */
@Timeout(240)
@RobotTest
class DragIT {
    private static final int MOST_TILES = 8;

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
        shell = Driver.onEventThread(() -> Shell.open(home));
        driver = new Driver();
        driver.click("start-practise");
        driver.waitUntilShown("table");
    }

    @AfterEach
    void closeWindow() {
        if (shell != null) {
            Driver.onEventThread(() -> {
                shell.closeNow();
                return null;
            });
            await("what is written at the end")
                    .until(() -> Thread.getAllStackTraces().keySet().stream()
                            .noneMatch(thread -> thread.getName().equals("tiengow-window-work")));
            Thread.setDefaultUncaughtExceptionHandler(null);
            assertThat(failures).as("what went wrong on the event thread").isEmpty();
        }
    }

    @Test
    void playsByDraggingAndChangesTheSizeMeanwhile() {
        int dragged = 0;
        while (dragged < 2) {
            if (driver.isShown("settlement")) {
                driver.press(KeyEvent.VK_ENTER);
                driver.waitUntil("the next round", () -> !driver.isShown("settlement"));
            }
            driver.waitUntil("my turn or the end", () -> isMyTurn() || driver.isShown("settlement"));
            int led = led();
            if (!isMyTurn()) {
                continue;
            }
            int before = tiles();
            int tile = led == 0 ? 1 : led == 1 ? firstBeating() : 0;
            if (tile > 0) {
                driver.drag("tile-" + tile, "trick", 0.3);
                Dimension size = driver.windowSize();
                driver.resize(dragged % 2 == 0 ? 1040 : 1280, dragged % 2 == 0 ? 660 : 800);
                driver.waitUntil("the tile to be played", () -> tiles() < before || !isMyTurn());
                driver.resize(size.width, size.height);
                dragged++;
            } else {
                forfeit(led);
                driver.waitUntil("the forfeit", () -> tiles() < before || !isMyTurn());
            }
        }
    }

    private void forfeit(int count) {
        int left = count;
        for (int tile = MOST_TILES; tile >= 1 && left > 0; tile--) {
            if (driver.isShown("tile-" + tile)) {
                driver.clickIfShown("tile-" + tile);
                left--;
            }
        }
        driver.clickIfShown("act-forfeit");
        driver.clickIfShown("go-on");
    }

    private boolean isMyTurn() {
        return driver.title().startsWith("Your turn");
    }

    private int tiles() {
        int tiles = 0;
        while (driver.isShown("tile-" + (tiles + 1))) {
            tiles++;
        }
        return tiles;
    }

    /** How many tiles were led, read off the button; 0 when it is the player's lead. */
    private int led() {
        String forfeit = driver.textOf("act-forfeit");
        return forfeit.matches("Forfeit \\d") ? forfeit.charAt(forfeit.length() - 1) - '0' : 0;
    }

    private int firstBeating() {
        for (int tile = 1; tile <= MOST_TILES; tile++) {
            if (driver.spoken("tile-" + tile).endsWith("can beat")) {
                return tile;
            }
        }
        return 0;
    }
}
