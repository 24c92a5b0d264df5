package org.tiengow.app.robot;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.replay.Replays;

/** Rounds that are over, looked at again in the real window. */
class ReplayIT extends RobotTest {
    private Driver driver;

    @BeforeEach
    void openWindow() throws Exception {
        List<String> lines = new ArrayList<>(Replays.match("lai", 4, 2, 5));
        Path folder = Files.createDirectories(home.resolve("records"));
        Files.write(folder.resolve("2026-11-20_night.jsonl"), lines);
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-host");
    }

    @Test
    void opensARecordOfThisMachineAndStepsThroughItByKeys() {
        driver.click("start-history");
        driver.waitUntilShown("history");
        driver.click("history-replays");
        driver.waitUntilShown("replay-list");
        driver.click("replay-list");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("replay");
        happened("The tiles are dealt");
        driver.press(KeyEvent.VK_RIGHT);
        happened(" leads ");
        driver.press(KeyEvent.VK_LEFT);
        happened("The tiles are dealt");
        driver.press(KeyEvent.VK_PAGE_DOWN);
        happened(" leads ");
        driver.press(KeyEvent.VK_3);
        driver.waitUntil("hidden hands", () -> !driver.spoken("seat-0").contains("holds"));
        driver.press(KeyEvent.VK_A);
        driver.waitUntil("open hands", () -> driver.spoken("seat-0").contains("holds"));
        driver.press(KeyEvent.VK_END);
        happened("wins the round");
        driver.click("replay-payments");
        driver.waitUntilShown("settlement");
        driver.click("choice-next_round");
        happened("The tiles are dealt");
        driver.press(KeyEvent.VK_SPACE);
        happened(" beats it with ");
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntilShown("replay-files");
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntilShown("history");
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntilShown("start-host");
    }

    private void happened(String part) {
        driver.waitUntil(part, () -> driver.spoken("replay-slider").contains(part));
    }
}
