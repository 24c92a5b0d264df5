package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two people pause by agreement, and one of them ends it. */
class PauseIT extends RobotTest {
    private static final String PAUSED = "The table is paused.";

    @Test
    void bothWishAndOneGoesOn() {
        TwoPeople two = TwoPeople.sittingDown(program, home);
        two.begin();
        Driver kit = two.kit();
        Driver mei = two.mei();
        kit.click("tool-pause");
        kit.waitUntil(
                "who is waited for", () -> kit.spoken("banner-words").endsWith("Waiting for " + TwoPeople.MEI + "."));
        assertThat(mei.spoken("banner-words")).doesNotStartWith(PAUSED);
        mei.click("banner-pause");
        kit.waitUntil("the pause", () -> kit.spoken("banner-words").startsWith(PAUSED));
        mei.waitUntil("the pause", () -> mei.spoken("banner-words").startsWith(PAUSED));
        mei.click("banner-go-on");
        kit.waitUntil("the game", () -> !kit.isShown("banner"));
        mei.waitUntil("the game", () -> !mei.isShown("banner"));
    }
}
