package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.time.Instant;
import java.util.OptionalInt;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;

/** A window whose host was killed in the middle of a match is opened again. */
class BrokenOffIT extends RobotTest {

    private Driver driver;

    /** Kit sat down with three bots, and everything ended at Kit's first decision; the seat's token was kept. */
    @BeforeEach
    void breakOffANight() throws IOException {
        TablePlan plan = TablePlan.oneTable().withBots(3, "random").with(StartMode.FULL);
        HostSettings settings =
                HostSettings.named("Attic " + ProcessHandle.current().pid());
        try (Host host = Host.start(settings.withPort(0).with(plan).withData(home))) {
            HostAddress address = new HostAddress("127.0.0.1", host.port());
            GameSession kit = new Connector().open(JoinTarget.of(address, PlayerKind.PERSON, "Kit"));
            await().until(() -> kit.state().isIn());
            kit.sit(0, OptionalInt.empty());
            await().until(() -> kit.state().decision().isPresent());
            KeptSeats.in(home)
                    .keep(new KeptSeat(
                            "",
                            kit.state().self().seatToken(),
                            address,
                            0,
                            Instant.now(),
                            host.name(),
                            PlayerKind.PERSON,
                            "Kit",
                            true));
            host.close();
            kit.close();
        }
        driver = program.open(home, Program.KIT);
    }

    private void askToHost() {
        driver.click("start-host");
        driver.waitUntilShown("brokenOff");
        assertThat(driver.textOf("brokenOff-table-0")).isEqualTo("Round 1, with Kit.");
    }

    @Test
    void resumesInOneClickWithoutOfferingTheDeadHost() {
        driver.waitUntilShown("start-goOn");
        assertThat(driver.isShown("start-return")).isFalse();
        driver.click("start-goOn");
        driver.waitUntilShown("table");
        driver.waitUntilShown("tile-" + Hand.MOST_TILES);
    }

    @Test
    void aSecondWindowSaysThatTheNightIsRunning() {
        driver.click("start-goOn");
        driver.waitUntilShown("tile-" + Hand.MOST_TILES);
        Driver second = program.open(home);
        second.click("start-host");
        second.waitUntil(
                "what is running",
                () -> second.spoken("start-problem").startsWith("Another Tien Gow window on this computer"));
        assertThat(second.isShown("brokenOff")).isFalse();
        assertThat(second.isShown("start-goOn")).isFalse();
    }

    @Test
    void goesOnAtTheSameSeatAfterItsHostHasLeft() {
        driver.click("start-goOn");
        driver.waitUntilShown("tile-" + Hand.MOST_TILES);
        driver.click("back");
        driver.click("question-yes");
        driver.waitUntilShown("start-goOn");
        driver.click("start-goOn");
        driver.waitUntilShown("tile-" + Hand.MOST_TILES);
        driver.waitUntil("my turn", () -> driver.title().contains("Your turn"));
    }

    @Test
    void escapeClosesAMenuBeforeAnythingElse() {
        driver.click("start-goOn");
        driver.waitUntilShown("tile-" + Hand.MOST_TILES);
        driver.press(KeyEvent.VK_R);
        driver.waitUntil(
                "the reactions", () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0);
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("no menu", () -> MenuSelectionManager.defaultManager().getSelectedPath().length == 0);
        assertThat(driver.isShown("table")).isTrue();
    }

    @Test
    void goesOnAtTheSameSeat() {
        askToHost();
        driver.click("brokenOff-yes");
        driver.waitUntilShown("table");
        driver.waitUntilShown("tile-" + Hand.MOST_TILES);
        Hand.byMouse(driver).playRound();
        driver.waitUntilShown("settlement");
    }

    @Test
    void beginsAnewAndKeepsTheOldNight() {
        askToHost();
        driver.click("brokenOff-other");
        driver.waitUntilShown("lobby");
        assertThat(home.resolve("journal/set-aside/table-0.journal")).isNotEmptyFile();
        driver.click("back");
        driver.waitUntilShown("start-host");
    }

    @Test
    void doesNeither() {
        askToHost();
        driver.click("brokenOff-no");
        driver.waitUntil("the start screen", () -> !driver.isShown("brokenOff") && driver.isShown("start-host"));
        assertThat(home.resolve("journal/table-0.journal")).isNotEmptyFile();
        driver.click("start-host");
        driver.waitUntilShown("brokenOff");
    }
}
