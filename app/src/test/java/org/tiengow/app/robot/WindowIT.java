package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;

/** Whole rounds in the real window, by mouse alone and by keys alone. */
class WindowIT extends RobotTest {
    private Driver driver;

    @BeforeEach
    void openWindow() {
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-host");
    }

    @Test
    void hostsAMatchOfOneRoundAndPlaysItByMouse() {
        driver.click("start-host");
        driver.waitUntilShown("lobby");
        assertThat(driver.textOf("lobby-invite")).startsWith("Join code ");
        driver.choose("lobby-rounds", 0);
        driver.click("lobby-FILL");
        driver.waitUntil("three bots", () -> !driver.spoken("lobby-seat-3").startsWith("Free"));
        driver.click("lobby-READY");
        driver.click("lobby-START");
        driver.waitUntilShown("table");
        Hand.byMouse(driver).playRound();
        driver.click("choice-replay");
        driver.waitUntilShown("replay");
        driver.press(KeyEvent.VK_END);
        driver.waitUntil("the end", () -> driver.spoken("replay-slider").endsWith("the round"));
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntilShown("settlement");
        driver.click("choice-standings");
        driver.waitUntilShown("standings-watch");
        driver.waitUntil("who has won", () -> driver.textOf("standings-title").matches(".*(You win|wins|share).*"));
        driver.click("standings-leave");
        driver.waitUntilShown("start-host");
    }

    @Test
    void joinsAGameOfTheListAndLeavesIt() throws Exception {
        TablePlan plan = TablePlan.oneTable().withBots(2, "steady");
        String name = "Attic " + ProcessHandle.current().pid(); // other programs here may host as well
        try (Host attic = Host.start(HostSettings.named(name).withPort(0).with(plan))) {
            driver.clickSpoken("Join, " + name);
            driver.waitUntilShown("lobby");
            driver.waitUntil("the name of the table", () -> driver.title().equals(attic.name()));
            assertThat(driver.spoken("lobby-note")).isEqualTo("The table owner starts the match.");
            driver.click("back");
            driver.waitUntilShown("start-host");
        }
    }

    @Test
    void joinsATypedAddressAndSaysWhatIsWrongWithOne() throws Exception {
        TablePlan plan = TablePlan.oneTable().withBots(3, "steady").with(StartMode.FULL);
        try (Host attic = Host.start(HostSettings.practice("Attic").with(plan))) {
            driver.click("start-address");
            driver.type("nowhere at all");
            driver.press(KeyEvent.VK_ENTER);
            driver.waitUntil("a sentence", () -> driver.spoken("start-problem").startsWith("That is not an address"));
            driver.selectAll();
            driver.type("localhost:" + attic.port());
            driver.press(KeyEvent.VK_ENTER);
            driver.waitUntilShown("table");
            driver.click("back");
            driver.click("question-yes");
            driver.waitUntilShown("start-host");
        }
    }

    @Test
    void saysWhenTheHostEnds() throws Exception {
        TablePlan plan = TablePlan.oneTable().withBots(3, "steady").with(StartMode.FULL);
        Host attic = Host.start(HostSettings.practice("Attic").with(plan));
        driver.click("start-address");
        driver.type("localhost:" + attic.port());
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("table");
        attic.close();
        driver.waitUntilShown("banner");
        driver.click("back");
        if (driver.isShown("question-yes")) {
            driver.click("question-yes");
        }
        driver.waitUntilShown("start-host");
    }

    @Test
    void practisesARoundByKeysAlone() {
        driver.tabTo("start-practise");
        driver.press(KeyEvent.VK_SPACE);
        driver.waitUntil("the choice of bots and rules", () -> "practice-yes".equals(driver.focused()));
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("table");
        Hand.byKeys(driver).playRound();
        driver.waitUntil("the way on", () -> "choice-next_round".equals(driver.focused()));
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntil("the next round", () -> !driver.isShown("settlement"));
        driver.waitUntilShown("tile-" + Hand.MOST_TILES);
    }
}
