package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.settings.SettingsFile;

/** Somebody types an address or a join code. */
class AddressIT extends RobotTest {
    private Driver driver;

    private void type(String text) {
        driver = program.open(home, Program.KIT);
        driver.click("start-address");
        driver.type(text);
        driver.press(KeyEvent.VK_ENTER);
    }

    private String kept() {
        program.closeWindows();
        return new SettingsFile(home).read().lastAddress();
    }

    @Test
    void aWrongCodeIsNoNameAndNotRemembered() {
        type("abc-def");
        driver.waitUntil(
                "that it is wrong", () -> driver.spoken("start-problem").startsWith("That join code is wrong."));
        assertThat(kept()).isEmpty();
    }

    @Test
    void anAddressWithoutAHostIsNotRemembered() {
        type("localhost:1");
        driver.waitUntil(
                "that nobody answers",
                () -> driver.isShown("start-problem")
                        && driver.spoken("start-problem").contains("localhost:1"));
        assertThat(kept()).isEmpty();
    }

    @Test
    void anAddressThatLedToATableIsRemembered() throws IOException {
        try (QuickTable table = QuickTable.start(1)) {
            type(table.address());
            driver.waitUntilShown("table");
            assertThat(kept()).isEqualTo(table.address());
        }
    }
}
