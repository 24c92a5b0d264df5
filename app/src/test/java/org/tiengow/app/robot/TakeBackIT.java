package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("In a window, a play")
class TakeBackIT extends RobotTest {
    private static final String TOOL = "tool-take_back";

    @Test
    @DisplayName("is taken back by key at a table of bots, whose plays go with it")
    void byKeyAmongBots() throws Exception {
        try (QuickTable table = QuickTable.start(1)) {
            Driver driver = program.open(home, table.guest());
            driver.tabTo("start-address");
            driver.press(KeyEvent.VK_ENTER);
            driver.waitUntilShown("table");
            Hand hand = Hand.byKeys(driver);
            hand.awaitTurnOrEnd();
            int held = hand.tiles();
            hand.playIfAsked();
            assertThat(hand.tiles()).isLessThan(held);
            driver.press(KeyEvent.VK_T);
            driver.waitUntil("the tiles back in the hand", () -> hand.tiles() == held && hand.isMyTurn());
            hand.playIfAsked();
            assertThat(hand.tiles()).isLessThan(held);
            program.closeWindows();
        }
    }

    @Test
    @DisplayName("is taken back by mouse if the other person agrees, and stays if not")
    void byMouseBetweenTwo() {
        TwoPeople two = TwoPeople.sittingDown(program, home);
        two.begin();
        Hand kits = Hand.byMouse(two.kit());
        Hand meis = Hand.byMouse(two.mei());
        two.kit().waitUntil("somebody’s turn", () -> kits.isMyTurn() || meis.isMyTurn());
        boolean first = kits.isMyTurn();
        Hand hand = first ? kits : meis;
        Driver asker = first ? two.kit() : two.mei();
        Driver asked = first ? two.mei() : two.kit();
        int held = hand.tiles();

        ask(hand, asker, asked);
        asked.click("banner-let-take-back");
        asker.waitUntil("the tiles back in the hand", () -> hand.tiles() == held && hand.isMyTurn());
        asker.waitUntil("no question", () -> !asker.isShown("banner"));

        ask(hand, asker, asked);
        asked.click("banner-refuse-take-back");
        asker.waitUntil("no question", () -> !asker.isShown("banner"));
        assertThat(hand.tiles()).isLessThan(held);
    }

    private static void ask(Hand hand, Driver asker, Driver asked) {
        hand.playIfAsked();
        asker.click(TOOL);
        asker.waitUntilShown("banner-keep-play");
        asked.waitUntilShown("banner-let-take-back");
        assertThat(asked.spoken("banner-words")).contains("wants to take their last play back. Do you agree?");
    }
}
