package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.StartMode;
import org.tiengow.host.table.TableOption;
import org.tiengow.swing.settings.Look;
import org.tiengow.swing.settings.Settings;

/** Whole matches of eight rounds in the real window, by mouse alone and by keys alone, at a table that loses no time. */
@Timeout(240)
@RobotTest
class MatchIT {
    private static final int ROUNDS = 8;

    @RegisterExtension
    private final Program program = new Program();

    @TempDir
    private Path home;

    private Host host;
    private Driver driver;

    @BeforeEach
    void openWindow() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(RuleSets.DEFAULT_ID).with(Parameter.ROUNDS, ROUNDS))
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .withBots(3, "steady")
                .with(StartMode.FULL);
        host = Host.start(HostSettings.practice("Attic").with(plan));
        Settings settings =
                Program.KIT.withLook(Look.FIRST.withReducedMotion(true)).withLastAddress("localhost:" + host.port());
        driver = program.open(home, settings);
        driver.waitUntilShown("start-address");
    }

    @AfterEach
    void closeHost() {
        program.closeWindows();
        if (host != null) {
            host.close();
        }
    }

    @Test
    void playsEightRoundsByMouse() {
        Hand hand = Hand.byMouse(driver);
        driver.click("start-address");
        driver.selectAll();
        driver.type("localhost:" + host.port());
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
    void playsEightRoundsByKeysAlone() {
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
        assertThat(driver.textOf("standings-title")).containsPattern("(You win|wins|share)");
        assertThat(driver.textOf("standings-subtitle")).startsWith("After " + ROUNDS + " rounds");
    }
}
