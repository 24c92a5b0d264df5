package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.house.KeptRules;
import org.tiengow.engine.rules.TableRules;

/** House rules in the real window: made, saved, chosen, renamed and deleted by mouse and by keys. */
class HouseRulesIT extends RobotTest {
    private Driver driver;

    @BeforeEach
    void openWindow() throws IOException {
        HouseRules.in(home).save(TableRules.named("wong").called("Grandmother", ""));
        Files.writeString(home.resolve("rules").resolve("bad.json"), "{");
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-host");
    }

    @Test
    void savedRulesAreOfferedAndKept() {
        driver.waitUntil(
                "the damaged file said", () -> driver.textOf("start-problem").contains("bad.json"));
        driver.click("start-host");
        driver.waitUntilShown("lobby");
        openKnobs();
        choose("knob-mustBeat", 0);
        driver.waitUntilShown("knob-mark-mustBeat");
        driver.click("knobs-saveAs");
        driver.waitUntilShown("houseTitle-name");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("houseTitle-problem");
        driver.type("grandmother");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("houseSame-both");
        driver.click("houseSame-back");
        driver.waitUntil(
                "what was typed", () -> driver.textOf("houseTitle-name").equals("grandmother"));
        driver.type("grandmother two");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntil("what happened", () -> driver.textOf("knobs-problem").contains("is saved"));
        driver.click("knobs-take");
        driver.waitUntil("the rules", () -> driver.chosen("lobby-rules").startsWith("grandmother two"));
        assertThat(names()).containsExactly("Grandmother", "grandmother two");

        openKnobs();
        driver.click("knobs-delete");
        driver.waitUntilShown("houseDelete-delete");
        driver.click("houseDelete-delete");
        driver.waitUntil("that it is gone", () -> driver.textOf("knobs-problem").contains("is deleted"));
        assertThat(names()).containsExactly("Grandmother");
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("the lobby", () -> !driver.isShown("knobs"));
        driver.waitUntil(
                "that the table goes on", () -> driver.chosen("lobby-rules").equals("grandmother two"));
        assertThat(home.resolve("rules").resolve("bad.json.damaged")).exists();
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

    private List<String> names() {
        HouseRules fresh = HouseRules.in(home);
        fresh.read();
        return fresh.known().stream()
                .map(KeptRules::rules)
                .map(TableRules::name)
                .toList();
    }
}
