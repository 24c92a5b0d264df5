package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.swing.Main;

/**
 * What a window costs in which nothing happens: a table that waits for the person, its host and bots in the same process or
 * in another, as for a guest. Measured for 8 seconds, or as many as {@code idle.seconds} says, {@code idle.warmup} seconds (5) after it opened.
 */
@Timeout(240)
@RobotTest
class IdleIT {
    private static final double MOST = 0.02;
    private static final Duration WARM_UP = Duration.ofSeconds(Integer.getInteger("idle.warmup", 5));

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    @RegisterExtension
    private final Program program = new Program();

    @TempDir
    private Path home;

    private Driver driver;

    @BeforeEach
    void openWindow() {
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-practise");
    }

    @Test
    void costsNextToNothingWhileItWaits() {
        driver.click("start-practise");
        seeWhatWaitingCosts("with its host");
    }

    @Test
    void costsAGuestNextToNothing() throws IOException, InterruptedException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        ProcessBuilder command = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "host",
                "--bots",
                "3",
                "--port",
                String.valueOf(port));
        command.environment().put("TIENGOW_HOME", home.resolve("host").toString());
        Process host = command.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            await("the host").atMost(Duration.ofSeconds(60)).ignoreExceptions().until(() -> {
                new Socket("localhost", port).close();
                return true;
            });
            driver.click("start-address");
            driver.selectAll();
            driver.type("localhost:" + port);
            driver.click("start-joinAddress");
            seeWhatWaitingCosts("as a guest");
        } finally {
            host.destroy();
            host.waitFor();
        }
    }

    private void seeWhatWaitingCosts(String how) {
        driver.waitUntilShown("table");
        driver.waitUntil("my turn", () -> driver.title().startsWith("Your turn"));
        pass(WARM_UP); // what the opening left to be compiled
        Duration time = Duration.ofSeconds(Integer.getInteger("idle.seconds", 8));
        long before = process.getProcessCpuTime();
        long events = eventThreadTime();
        pass(time);
        double share = (process.getProcessCpuTime() - before) / (double) time.toNanos();
        double eventShare = (eventThreadTime() - events) / (double) time.toNanos();
        System.out.printf(
                "idle %s for %d s: %.2f %% of a core, the event thread %.2f %%%n",
                how, time.toSeconds(), 100 * share, 100 * eventShare);
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
