package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Somebody asks for a hint, and after the round what would have been better. */
class HintIT extends RobotTest {
    private QuickTable table;
    private Driver driver;

    @BeforeEach
    void openWindow() throws Exception {
        table = QuickTable.start(1);
        driver = program.open(home, table.guest());
    }

    @AfterEach
    void closeTable() {
        program.closeWindows();
        if (table != null) {
            table.close();
        }
    }

    @Test
    void hintAndLookBack() {
        driver.tabTo("start-address");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("table");
        Hand hand = Hand.byMouse(driver);
        hand.awaitTurnOrEnd();
        assertThat(hand.isMyTurn()).isTrue();
        driver.press(KeyEvent.VK_H);
        driver.waitUntil(
                "the hint", () -> driver.spoken("announcer").matches("(?s).*(Lead|Beat it with|Forfeit) .*\\."));

        hand.playRound();
        driver.click("choice-look_back");
        driver.waitUntilShown("look-back");
        driver.waitUntil("every decision", () -> !driver.isShown("look-back-thinking"));
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("the payments behind it", () -> !driver.isShown("look-back"));
        assertThat(driver.isShown("settlement")).isTrue();
        assertThat(driver.isShown("replay-slider")).isFalse();
        driver.click("choice-look_back");
        driver.waitUntilShown("look-back");
        driver.click("look-back-close");
        driver.waitUntil("the payments behind it", () -> !driver.isShown("look-back"));
        driver.waitUntilShown("choice-look_back");
    }
}
