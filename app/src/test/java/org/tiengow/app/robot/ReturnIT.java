package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Somebody loses the connection in the middle of a round, and comes back to the seat. */
class ReturnIT extends RobotTest {
    private QuickTable table;
    private CutLine line;
    private Driver driver;

    @BeforeEach
    void join() throws Exception {
        table = QuickTable.start(2);
        line = CutLine.to(table.port());
        driver = program.open(home, table.guest().withLastAddress(line.address()));
        driver.click("start-address");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("table");
        driver.waitUntilShown("tile-1");
    }

    @AfterEach
    void close() throws Exception {
        line.close();
        table.close();
    }

    @Test
    void comesBackByItselfAndPlaysOn() throws Exception {
        line.cut();
        driver.waitUntil(
                "that it is lost",
                () -> driver.spoken("banner-words").startsWith("Connection lost. Trying to reconnect"));
        line.mend();
        driver.waitUntil("the host again", () -> !driver.isShown("banner"));
        Hand.byNames(driver).playRound();
        assertThat(driver.isShown("settlement")).isTrue();
    }

    @Test
    void reopenedWindowReturnsAfterTheFirstFailures() throws Exception {
        line.cut();
        driver.waitUntilShown("banner");
        program.closeWindows();
        driver = program.open(home);
        driver.click("start-return");
        driver.waitUntil(
                "that it tries",
                () -> driver.spoken("start-problem").equals("The host is not responding yet. Trying again…"));
        assertThat(driver.isShown("start-stop")).isTrue();
        line.mend();
        driver.waitUntilShown("table");
        assertThat(driver.spoken("seat-0")).startsWith("You, ");
    }

    @Test
    void aWindowThatTriesInVainCanBeStopped() throws Exception {
        line.cut();
        driver.waitUntilShown("banner");
        program.closeWindows();
        driver = program.open(home);
        driver.click("start-return");
        driver.click("start-stop");
        driver.waitUntil("the start screen at rest", () -> !driver.isShown("start-stop"));
        driver.waitUntilShown("start-return");
    }
}
