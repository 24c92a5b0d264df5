package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;

/** A table with a PIN, opened in the real window. */
class HostPinIT extends RobotTest {
    @Test
    void aWrongPinIsAskedForAgainInTheSameSheet() throws Exception {
        String name = "Attic " + ProcessHandle.current().pid(); // other programs here may host as well
        try (Host attic = Host.start(HostSettings.named(name).withPort(0).with(Door.OPEN.withPin("2580")))) {
            Driver driver = program.open(home, Program.KIT);
            driver.clickSpoken("Join, " + attic.name());
            driver.waitUntilShown("question-field");
            driver.type("1234");
            driver.press(KeyEvent.VK_ENTER);
            driver.waitUntilShown("question-wrong");
            assertThat(driver.textOf("question-title")).contains(attic.name());
            assertThat(driver.textOf("question-field")).isEmpty();
            driver.waitUntil("the field", () -> "question-field".equals(driver.focused()));
            driver.type("2580");
            driver.press(KeyEvent.VK_ENTER);
            driver.waitUntilShown("lobby");
        }
    }

    @Test
    void whoHostsWithAPinCanReadItOutLater() throws Exception {
        Driver driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-host");
        driver.click("start-hostPin");
        driver.waitUntilShown("hostPin");
        driver.type("258");
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntilShown("hostPin-wrong");
        driver.type("0");
        driver.click("hostPin-yes");
        driver.waitUntilShown("lobby");

        driver.waitUntilShown("lobby-phones-picture"); // without a click

        driver.click("lobby-invite");
        driver.waitUntilShown("invite-pin");
        assertThat(driver.textOf("invite-pin")).isEqualTo("PIN: 2580");
        driver.click("invite-close");
        driver.click("back");
        driver.waitUntilShown("start-host");
        try (Stream<Path> all = Files.list(home)) {
            List<Path> kept = all.filter(Files::isRegularFile).toList();
            assertThat(kept).isNotEmpty();
            for (Path file : kept) {
                assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                        .as(file.toString())
                        .doesNotContain("=2580");
            }
        }
    }
}
