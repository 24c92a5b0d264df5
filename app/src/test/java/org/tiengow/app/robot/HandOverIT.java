package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A night goes from one window to another. */
class HandOverIT extends RobotTest {
    private TwoPeople two;
    private Driver kit;
    private Driver mei;

    @BeforeEach
    void sitDownTogether() {
        two = TwoPeople.sittingDown(program, home);
        kit = two.kit();
        mei = two.mei();
    }

    @Test
    void handsOverInTheLobbyAfterBeingToldNo() {
        kit.click("lobby-seat-0");
        kit.click("seat-HAND_OVER");
        kit.waitUntil("Mei’s program", () -> kit.isShown("hand-over-heir-1"));
        kit.click("hand-over-go");
        mei.click("take-over-no");
        kit.waitUntil("no", () -> kit.spoken("hand-over-problem").startsWith(TwoPeople.MEI + " said no"));
        assertThat(kit.isShown("lobby-phones-act")).as("phones can be let in").isTrue();

        kit.waitUntil("Mei’s program again", () -> kit.isShown("hand-over-heir-1"));
        kit.click("hand-over-go");
        mei.waitUntilShown("take-over-key");
        mei.click("take-over-yes");
        mei.waitUntil("who hosts", () -> mei.spoken("lobby-note").startsWith("You are the host now."));
        kit.waitUntil("who hosts", () -> kit.spoken("lobby-note").startsWith(TwoPeople.MEI + " is the host now."));
        kit.waitUntil("the new table", () -> kit.title().equals(TwoPeople.MEI + "’s table"));
        assertThat(kit.spoken("lobby-seat-0")).startsWith(TwoPeople.KIT + " (you)");
        assertThat(kit.isShown("lobby-phones-act")).as("at a host elsewhere").isFalse();
        mei.click("lobby-FILL");
        kit.waitUntil("two bots", () -> !kit.spoken("lobby-seat-3").startsWith("Free"));
    }

    @Test
    void handsOverTheRunningRoundWhichGoesOnAtOnce() {
        two.begin();
        kit.click("tool-hand_over");
        kit.click("hand-over-now");
        kit.click("hand-over-go");
        mei.waitUntilShown("take-over-key");
        mei.click("take-over-yes");
        kit.waitUntil("who hosts", () -> kit.spoken("banner-words").startsWith(TwoPeople.MEI + " is the host now"));
        assertThat(kit.spoken("banner-words")).contains("holds the tiles of this round");
        mei.waitUntil("who hosts", () -> mei.spoken("banner-words").startsWith("You are the host now"));
        Hand.playTogether(kit, mei);
        TwoPeople.assertFair(kit, mei, TwoPeople.MEI);

        mei.click("choice-next_round");
        kit.click("choice-next_round");
        mei.waitUntil("the next round", () -> !mei.isShown("settlement"));
        kit.waitUntil("the next round", () -> !kit.isShown("settlement"));
        Hand.playTogether(kit, mei);
        TwoPeople.assertFair(mei, kit, TwoPeople.KIT);
    }
}
