package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.swing.settings.Settings;
import org.tiengow.swing.settings.SettingsFile;
import org.tiengow.swing.view.shell.Shell;

/**
 * What a window costs in which nothing happens: a table that waits for the person, its host and bots in the same process.
 * Measured for 8 seconds, or as many as {@code idle.seconds} says.
 */
@Timeout(240)
@RobotTest
class IdleIT {
    private static final double MOST = 0.02;

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    @TempDir
    private Path home;

    private Driver driver;
    private Shell shell;

    @BeforeAll
    static void needsDisplay() {
        Display.require();
    }

    @BeforeEach
    void openTable() {
        new SettingsFile(home).write(Settings.FIRST.withName("Kit").withLanguage("en"));
        shell = Driver.onEventThread(() -> Shell.open(home));
        driver = new Driver();
        driver.click("start-practise");
        driver.waitUntilShown("table");
        driver.waitUntil("my turn", () -> driver.title().startsWith("Your turn"));
    }

    @AfterEach
    void closeWindow() {
        Driver.onEventThread(() -> {
            shell.closeNow();
            return null;
        });
        await("what is written at the end")
                .until(() -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("tiengow-window-work")));
    }

    @Test
    void costsNextToNothingWhileItWaits() {
        pass(Duration.ofSeconds(5)); // what the opening left to be compiled
        Duration time = Duration.ofSeconds(Integer.getInteger("idle.seconds", 8));
        long before = process.getProcessCpuTime();
        long events = eventThreadTime();
        pass(time);
        double share = (process.getProcessCpuTime() - before) / (double) time.toNanos();
        double eventShare = (eventThreadTime() - events) / (double) time.toNanos();
        System.out.printf(
                "idle for %d s: %.2f %% of a core, the event thread %.2f %%%n",
                time.toSeconds(), 100 * share, 100 * eventShare);
        assertThat(share).isLessThan(MOST);
        assertThat(eventShare).as("the event thread").isLessThan(MOST / 10);
    }

    private static long eventThreadTime() {
        return Driver.onEventThread(() -> ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }

    private static void pass(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        await("time to pass")
                .pollInterval(time.dividedBy(2))
                .pollDelay(Duration.ZERO)
                .atMost(time.plusSeconds(30))
                .until(() -> System.nanoTime() >= end);
    }
}
