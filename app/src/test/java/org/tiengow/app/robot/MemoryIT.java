package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What a match of as many rounds as {@code memory.rounds} says leaves behind in the window's process, with the host and
 * three bots in it: the used heap after its collection, round by round.
 */
@Timeout(1800)
@EnabledIfSystemProperty(named = "memory.rounds", matches = "\\d+")
class MemoryIT extends RobotTest {
    private static final int ROUNDS = Integer.getInteger("memory.rounds", 0);
    /** What the second half of the match may add, in MB: a log and a plot of as many rounds. */
    private static final double MOST = 4;

    private QuickTable table;
    private Driver driver;

    @BeforeEach
    void openWindow() throws Exception {
        table = QuickTable.start(ROUNDS);
        driver = program.open(home, table.guest());
        driver.waitUntilShown("start-joinAddress");
    }

    @AfterEach
    void closeTable() {
        program.closeWindows();
        if (table != null) {
            table.close();
        }
    }

    @Test
    void keepsLittleOfRoundsThatAreOver() {
        Hand hand = Hand.byNames(driver);
        driver.pressIfShown("start-joinAddress");
        driver.waitUntilShown("table");
        List<Double> used = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            hand.playRound();
            if (round == 1 || round % Math.max(1, ROUNDS / 4) == 0) {
                used.add(usedMegabytes());
                System.out.printf("after %d rounds: %.1f MB%n", round, used.get(used.size() - 1));
            }
            driver.pressIfShown(round < ROUNDS ? "choice-next_round" : "choice-standings");
            driver.waitUntil("what comes next", () -> !driver.isShown("settlement"));
        }
        assertThat(used.get(used.size() - 1) - used.get(used.size() / 2)).isLessThan(MOST);
    }

    private static double usedMegabytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
    }
}
