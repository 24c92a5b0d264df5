package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two people, each with a window of the own, spend the beginning of an evening at one table. */
class TwoWindowsIT extends RobotTest {
    private static final String KIT = TwoPeople.KIT;
    private static final String MEI = TwoPeople.MEI;

    private Driver kit;
    private Driver mei;

    @BeforeEach
    void openWindows() {
        kit = program.open(home.resolve("kit"), Program.KIT.withName(KIT));
        mei = program.open(home.resolve("mei"), Program.KIT.withName(MEI));
    }

    @Test
    void hostJoinChatChooseSwapPlayARoundAndLeave() {
        kit.click("start-host");
        kit.waitUntilShown("lobby");
        kit.choose("lobby-rounds", 0);
        mei.clickSpoken("Join, " + KIT + "’s table");
        mei.waitUntilShown("lobby");
        kit.waitUntil("Mei", () -> kit.spoken("lobby-seat-1").startsWith(MEI));

        mei.click("lobby-phrases");
        mei.click("lobby-phrase-1");
        kit.waitUntil("what Mei said", () -> kit.isShown("lobby-chat-line-1"));
        assertThat(kit.textOf("lobby-chat-line-1")).isEqualTo("Good luck");

        mei.click("lobby-colour");
        mei.click("colour-6");
        mei.waitUntil(
                "the colour of sand", () -> mei.spoken("lobby-colour").startsWith("Your colour: Sand, Your face: "));

        kit.click("lobby-seat-1");
        kit.click("seat-SWAP-3");
        mei.waitUntil("another seat", () -> mei.spoken("lobby-seat-3").startsWith(MEI + " (you)"));
        mei.click("lobby-seat-1");
        mei.click("seat-SIT");
        mei.waitUntil("the old seat", () -> mei.spoken("lobby-seat-1").startsWith(MEI + " (you)"));

        new TwoPeople(kit, mei).begin();
        Hand.playTogether(kit, mei);
        TwoPeople.assertFair(kit, mei, MEI);

        kit.click("choice-standings");
        kit.click("standings-night");
        kit.waitUntilShown("night");
        assertThat(kit.textOf("night-subtitle")).startsWith("After one match ");
        kit.click("night-close");
        kit.click("standings-lobby");
        kit.waitUntilShown("lobby");
        assertThat(kit.textOf("lobby-night")).isEqualTo("Tonight: one match");
        mei.click("choice-standings");
        mei.click("standings-leave");
        mei.click("question-yes");
        mei.waitUntilShown("start-host");
        kit.waitUntil("a free seat", () -> kit.spoken("lobby-seat-1").startsWith("Free"));
        kit.click("back");
        kit.waitUntilShown("start-host");
    }

    @Test
    void watchAMatchAsOnATelevision() {
        kit.click("start-host");
        kit.waitUntilShown("lobby");
        kit.choose("lobby-rounds", 0);
        mei.clickSpoken("Watch, " + KIT + "’s table");
        mei.waitUntilShown("lobby");
        kit.click("lobby-FILL");
        kit.waitUntil("three bots", () -> !kit.spoken("lobby-seat-3").startsWith("Free"));
        kit.click("lobby-READY");
        kit.click("lobby-START");
        kit.waitUntilShown("table");
        mei.waitUntilShown("tool-big_screen");
        assertThat(kit.isShown("tool-big_screen")).isFalse();
        assertThat(mei.isShown("act-play")).isFalse();

        mei.click("tool-big_screen");
        mei.waitUntil("the big screen", () -> !mei.isShown("tab-log"));
        mei.press(KeyEvent.VK_B);
        mei.waitUntilShown("tab-log");
        mei.press(KeyEvent.VK_B);
        mei.waitUntil("the big screen", () -> !mei.isShown("tab-log"));
        mei.press(KeyEvent.VK_ESCAPE);
        mei.waitUntilShown("tab-log");
        mei.click("tool-big_screen");

        Hand.playTogether(kit, mei);
        mei.waitUntilShown("standings-leave"); // by itself
        mei.click("standings-leave");
        mei.waitUntilShown("start-host");
    }
}
