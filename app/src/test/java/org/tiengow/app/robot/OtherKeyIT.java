package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.protocol.pipeline.FingerprintWords;

/** Kit knows a host by its name, and what answers to the name has another key. */
class OtherKeyIT extends RobotTest {
    private static final String OLD_KEY = "ab".repeat(32);

    @TempDir
    private Path hostHome;

    private final String name = "Attic " + ProcessHandle.current().pid();
    private KnownHosts known = KnownHosts.NONE;
    private Driver driver;

    @BeforeEach
    void knowAnother() {
        known = KnownHosts.in(home);
        known.remember(name, OLD_KEY);
        driver = program.open(home, Program.KIT);
    }

    @Test
    void isTrustedByNobodyButWhoSaysSo() throws IOException {
        try (Host host = Host.start(HostSettings.named(name).withPort(0).withData(hostHome))) {
            String key = host.fingerprint().orElseThrow();
            driver.clickSpoken("Join, " + name);
            driver.waitUntilShown("otherKey");
            assertThat(driver.textOf("otherKey-known")).isEqualTo(FingerprintWords.line(OLD_KEY));
            assertThat(driver.textOf("otherKey-shown")).isEqualTo(FingerprintWords.line(key));
            driver.waitUntil("the safe answer", () -> "otherKey-no".equals(driver.focused()));
            driver.click("otherKey-no");
            driver.waitUntil("the start screen", () -> !driver.isShown("otherKey") && driver.isShown("start-host"));
            assertThat(known.fingerprintOf(name)).hasValue(OLD_KEY);

            driver.clickSpoken("Join, " + name);
            driver.waitUntilShown("otherKey");
            driver.click("otherKey-yes");
            driver.waitUntilShown("lobby");
            assertThat(known.fingerprintOf(name)).hasValue(key);
            driver.click("back");
            driver.waitUntilShown("start-host");
        }
    }
}
