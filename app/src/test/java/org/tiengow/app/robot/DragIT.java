package org.tiengow.app.robot;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tiles dragged in the real window, and a window that changes its size while tiles are on their way; at a table that loses no time. */
class DragIT extends RobotTest {
    private QuickTable table;
    private Driver driver;

    @BeforeEach
    void openWindow() throws Exception {
        table = QuickTable.start(0);
        driver = program.open(home, Program.KIT.withLastAddress(table.address()));
        driver.waitUntilShown("start-address");
        driver.tabTo("start-address");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("table");
    }

    @AfterEach
    void closeTable() {
        program.closeWindows();
        table.close();
    }

    @Test
    void playsByDraggingAndChangesTheSizeMeanwhile() {
        Hand hand = Hand.byMouse(driver);
        int dragged = 0;
        while (dragged < 2) {
            hand.awaitTurnOrEnd();
            if (hand.isRoundOver()) {
                driver.click("choice-next_round");
                driver.waitUntil("the next round", () -> !hand.isRoundOver());
                continue;
            }
            int led = hand.led();
            int tile = led == 0 ? 1 : led == 1 ? hand.firstBeating() : 0;
            if (tile > 0) {
                int before = hand.tiles();
                driver.drag("tile-" + tile, "trick", 0.3);
                Rectangle usual = driver.bounds();
                driver.moveTo(new Rectangle(usual.x, usual.y, 1040, 660));
                driver.waitUntil("the tile to be played", () -> hand.tiles() < before);
                driver.moveTo(usual);
                dragged++;
            } else {
                hand.playIfAsked();
            }
        }
    }
}
