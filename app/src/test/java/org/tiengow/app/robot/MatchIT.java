package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Matches in the real window, by mouse alone and by keys alone, at a table that loses no time; {@code -Dmatch.rounds=8} whole ones. */
class MatchIT extends RobotTest {
    private static final int ROUNDS = Integer.getInteger("match.rounds", 4);

    private QuickTable table;
    private Driver driver;

    @BeforeEach
    void openWindow() throws Exception {
        table = QuickTable.start(ROUNDS);
        driver = program.open(home, table.guest());
        driver.waitUntilShown("start-address");
    }

    @AfterEach
    void closeTable() {
        program.closeWindows();
        if (table != null) {
            table.close();
        }
    }

    @Test
    void playsAMatchByMouse() {
        Hand hand = Hand.byMouse(driver);
        driver.click("start-address");
        driver.selectAll();
        driver.type(table.address());
        driver.click("start-joinAddress");
        driver.waitUntilShown("table");
        for (int round = 1; round <= ROUNDS; round++) {
            hand.playRound();
            driver.click(round < ROUNDS ? "choice-next_round" : "choice-standings");
            driver.waitUntil("what comes next", () -> !driver.isShown("settlement"));
        }
        seeTheStandings();
        driver.click("standings-leave");
        driver.waitUntilShown("start-host");
    }

    @Test
    void playsAMatchByKeysAlone() {
        Hand hand = Hand.byKeys(driver);
        driver.tabTo("start-address");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("table");
        for (int round = 1; round <= ROUNDS; round++) {
            hand.playRound();
            driver.waitUntil("the way on", () -> driver.focused().startsWith("choice-"));
            driver.press(KeyEvent.VK_ENTER);
            driver.waitUntil("what comes next", () -> !driver.isShown("settlement"));
        }
        seeTheStandings();
        driver.tabTo("standings-leave");
        driver.press(KeyEvent.VK_SPACE);
        driver.waitUntilShown("start-host");
    }

    private void seeTheStandings() {
        driver.waitUntilShown("standings");
        driver.waitUntil("who has won", () -> driver.textOf("standings-title").matches(".*(You win|wins|share).*"));
        assertThat(driver.textOf("standings-subtitle")).startsWith("After " + ROUNDS + " rounds");
    }
}
