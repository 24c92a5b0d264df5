package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Before one’s turn, a player at a window")
class PremoveIT extends RobotTest {
    private static final String KEPT = "The trick has changed. Your choice is not played yet.";

    @Test
    @DisplayName("chooses tiles and plays by keys: they are played on the turn, or stay chosen on another kind of set")
    void byKeys() throws Exception {
        try (HeldTable table = HeldTable.start(2)) {
            Driver driver = program.open(home, table.guest());
            driver.tabTo("start-address");
            driver.press(KeyEvent.VK_ENTER);
            driver.waitUntilShown("table");
            Hand hand = Hand.byKeys(driver);
            table.plays(2, "51");
            choose(driver, "On your turn you play");
            table.forfeits(3);
            driver.waitUntil("the play", () -> hand.tiles() == 7);

            choose(driver, "You lead");
            table.plays(1, "44");
            table.plays(1, "66");
            table.forfeits(2);
            table.forfeits(3);
            driver.waitUntil(
                    "the turn",
                    () -> hand.isMyTurn() && driver.spoken("announcer").contains(KEPT));
            assertThat(hand.tiles()).isEqualTo(7);
            assertThat(driver.spoken("tile-1")).contains("selected");
            program.closeWindows();
        }
    }

    /** Chooses the highest tile, and to play it on the turn. */
    private static void choose(Driver driver, String told) {
        driver.waitUntilShown("act-play-ahead");
        driver.press(KeyEvent.VK_1);
        driver.waitUntil("the tile", () -> driver.spoken("tile-1").contains("selected"));
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntil("the play to come", () -> driver.spoken("announcer").contains(told));
    }
}
