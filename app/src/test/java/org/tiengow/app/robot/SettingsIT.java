package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsFile;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;

/** The settings in the real window: at once, by mouse and by keys, and remembered. */
class SettingsIT extends RobotTest {
    private Driver driver;

    @BeforeEach
    void openWindow() {
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-host");
    }

    @Test
    void everythingTakesEffectAtOnceAndIsRemembered() {
        driver.click("start-address");
        driver.type("10.0.0.9");
        driver.click("start-settings");
        driver.waitUntilShown("settings");
        driver.click("settings-theme-light");
        driver.waitUntil("the light theme", () -> Palette.current().bg().getRed() > 200);
        driver.click("settings-scale-125");
        driver.waitUntil("larger text", () -> Scale.px(100) == 125);
        driver.waitUntil("the focus where it was", () -> "settings-scale-125".equals(driver.focused()));
        driver.press(KeyEvent.VK_RIGHT);
        driver.waitUntil("still larger text", () -> Scale.px(100) == 150);
        driver.waitUntil("the focus on the next size", () -> "settings-scale-150".equals(driver.focused()));
        driver.press(KeyEvent.VK_LEFT);
        driver.waitUntil("smaller text", () -> Scale.px(100) == 125);
        driver.tabTo("settings-language-en");
        driver.press(KeyEvent.VK_RIGHT);
        driver.waitUntil("Chinese", () -> driver.textOf("settings-title").equals("設定"));
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("the start screen", () -> !driver.isShown("settings"));
        assertThat(driver.textOf("start-host")).isEqualTo("開枱");
        assertThat(driver.textOf("start-address")).as("what was being typed").isEqualTo("10.0.0.9");
        Rectangle bounds = new Rectangle(30, 20, 1100, 700);
        driver.moveTo(bounds);
        driver.waitUntil("the window there", () -> bounds.equals(driver.bounds()));
        program.closeWindows();
        Settings kept = new SettingsFile(home).read();
        assertThat(kept.look().dark()).isFalse();
        assertThat(kept.look().scale()).isEqualTo(1.25f);
        assertThat(kept.language()).isEqualTo("zh-Hant");
        driver = program.open(home);
        driver.waitUntilShown("start-host");
        assertThat(driver.textOf("start-host")).isEqualTo("開枱");
        assertThat(Driver.onEventThread(() -> Scale.px(100))).isEqualTo(125);
        assertThat(driver.bounds()).isEqualTo(bounds);
    }

    @Test
    void aRunningTableKeepsWhatWasChosen() {
        driver.click("start-practise");
        driver.waitUntilShown("practice");
        driver.click("practice-yes");
        driver.waitUntilShown("table");
        driver.waitUntil("my turn", () -> driver.title().contains("Your turn"));
        driver.click("tile-2");
        driver.waitUntil("the choice", () -> driver.spoken("tile-2").contains("selected"));
        driver.click("tool-settings");
        driver.waitUntilShown("settings");
        driver.click("settings-tiles-ivory");
        driver.click("settings-speed-fast");
        driver.click("settings-theme-light");
        driver.waitUntil("the light theme", () -> Palette.current().bg().getRed() > 200);
        driver.click("settings-scale-125");
        driver.waitUntil("larger text", () -> Scale.px(100) == 125);
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("the table", () -> !driver.isShown("settings"));
        assertThat(driver.spoken("tile-2")).contains("selected");
    }
}
