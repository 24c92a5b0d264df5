package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.presentation.settings.SettingsFile;

/** The guided round by keys alone, pressed as the card says and nothing else. */
class GuideIT extends RobotTest {
    private static final Pattern NEXT_STEP = Pattern.compile("Press ([0-9, and]+), then (Enter|F)\\..*");
    private static final int MOST_STEPS = 120;

    private Driver driver;

    @BeforeEach
    void openWindow() {
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-guide");
    }

    @Test
    void isPlayedByKeysAsTheCardSays() {
        for (int i = 0; i < 30 && !"start-guide".equals(driver.focused()); i++) {
            driver.press(KeyEvent.VK_TAB);
        }
        assertThat(driver.focused()).isEqualTo("start-guide");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("guide-card");
        List<String> read = new ArrayList<>();
        while (!driver.isShown("guide-practise")) {
            assertThat(read).as("cards").hasSizeLessThan(MOST_STEPS);
            read.add(driver.textOf("guide-place") + ": " + driver.textOf("guide-title"));
            step();
        }
        assertThat(read).anyMatch(line -> line.startsWith("Trick 6") && line.endsWith("Beat Big Six"));
        assertThat(driver.textOf("guide-title")).isEqualTo("That was one round");
        assertThat(home.resolve("records")).doesNotExist();
        await("that it was played is remembered")
                .until(() -> new SettingsFile(home).read().history().guided());
        driver.press(KeyEvent.VK_ENTER); // practises
        driver.waitUntil("the question about practice", () -> "practice-yes".equals(driver.focused()));
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntil("a table without a lesson", () -> driver.isShown("table") && !driver.isShown("guide-card"));
        leave();
        assertNothingIsKept();
    }

    @Test
    void leavesNothingBehindWhenItIsLeftInTheMiddle() {
        driver.click("start-guide");
        driver.waitUntilShown("guide-card");
        leave();
        assertNothingIsKept();
        program.closeWindows();
        driver = program.open(home);
        assertNothingIsKept();
    }

    private void leave() {
        driver.click("back");
        driver.waitUntil(
                "a question or the start", () -> driver.isShown("question-yes") || driver.isShown("start-host"));
        driver.clickIfShown("question-yes");
    }

    /** Neither a seat to return to nor a night to go on with. */
    private void assertNothingIsKept() {
        driver.waitUntilShown("start-host");
        assertThat(driver.isShown("start-return")).isFalse();
        assertThat(driver.isShown("start-goOn")).isFalse();
        assertThat(KeptSeats.in(home).all()).isEmpty();
    }

    /** Does what the card says, and waits for the next one. */
    private void step() {
        String first = spoken();
        if (driver.isShown("guide-go_on")) {
            String before = spoken();
            driver.press(KeyEvent.VK_ENTER);
            awaitOther(before);
        } else if (driver.isShown("guide-next")) {
            Matcher nextStep = NEXT_STEP.matcher(driver.textOf("guide-next"));
            assertThat(nextStep.matches()).as(driver.textOf("guide-next")).isTrue();
            for (String key : nextStep.group(1).split("\\D+")) {
                String before = spoken();
                driver.press(KeyEvent.VK_0 + Integer.parseInt(key));
                driver.waitUntil("tile " + key, () -> isChosen(key) || !before.equals(spoken()));
            }
            String before = spoken();
            driver.press(nextStep.group(2).equals("F") ? KeyEvent.VK_F : KeyEvent.VK_ENTER);
            awaitOther(before);
        } else {
            awaitOther(first); // a note that goes by itself
        }
    }

    private boolean isChosen(String key) {
        return driver.spoken("tile-" + key).contains("selected");
    }

    private void awaitOther(String before) {
        driver.waitUntil("the card after: " + before, () -> !before.equals(spoken()));
    }

    private String spoken() {
        return driver.textOf("guide-place") + driver.textOf("guide-title") + driver.textOf("guide-next");
    }
}
