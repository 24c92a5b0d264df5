package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a window costs in which nothing happens: a table that waits for the person, its host and bots in the same process.
 * Measured for 8 seconds, or as many as {@code idle.seconds} says.
 */
@Timeout(240)
@RobotTest
class IdleIT {
    private static final double MOST = 0.02;

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    @RegisterExtension
    private final Program program = new Program();

    @TempDir
    private Path home;

    private Driver driver;

    @BeforeEach
    void openTable() {
        driver = program.open(home, Program.KIT);
        driver.click("start-practise");
        driver.waitUntilShown("table");
        driver.waitUntil("my turn", () -> driver.title().startsWith("Your turn"));
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
