package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The sheet of all rules in the real window, by mouse and by keys. */
class HouseRulesIT extends RobotTest {
    private Driver driver;

    @BeforeEach
    void openWindow() {
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-host");
    }

    @Test
    void contradictionIsSaidAndNothingIsLost() {
        driver.click("start-host");
        driver.waitUntilShown("lobby");
        openKnobs();
        choose("knob-supremeCaptureBonus", 2);
        driver.waitUntil("the sentence", () -> driver.textOf("knobs-problem").contains("second Supreme"));
        driver.click("knobs-take");
        assertThat(driver.isShown("knobs")).isTrue();
        choose("knob-civilSupreme", 0);
        driver.waitUntil("no contradiction", () -> !driver.isShown("knobs-problem"));
        driver.click("knobs-take");
        driver.waitUntil("the rules", () -> driver.chosen("lobby-rules").contains("changed"));
    }

    private void openKnobs() {
        if (!driver.isShown("lobby-tune")) {
            driver.click("lobby-rules-line");
        }
        driver.click("lobby-tune");
        driver.waitUntilShown("knobs");
    }

    /** Chooses a value of a parameter. The keys bring its line into view, and the mouse takes the value. */
    private void choose(String knob, int index) {
        driver.tabTo(knob);
        driver.chooseShown(knob, index);
    }
}
