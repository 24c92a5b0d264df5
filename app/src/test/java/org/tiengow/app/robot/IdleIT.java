package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tiengow.app.Main;

/**
 * What a window costs in which nothing happens: a table that waits for the person, its host and bots in the same process or
 * in another, as for a guest. What is left to be compiled and collected takes its time, and on a busy machine more of it, so windows of
 * 8 seconds, or as many as {@code idle.seconds} says, are measured one after the other until one is at rest; the first begins
 * {@code idle.warmup} seconds (5) after the person's turn did.
 */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class IdleIT extends RobotTest {
    /** Of a core, for the whole process and for the event thread. */
    private static final double MOST = 0.015;

    private static final double MOST_OF_EVENTS = 0.002;

    private static final int WINDOWS = 8;
    private static final Duration WINDOW = Duration.ofSeconds(Integer.getInteger("idle.seconds", 8));
    private static final Duration WARM_UP = Duration.ofSeconds(Integer.getInteger("idle.warmup", 5));

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private Driver driver;

    @BeforeEach
    void openWindow() {
        driver = program.open(home, Program.KIT);
        driver.waitUntilShown("start-practise");
    }

    /** Shares of a core. */
    private record Cost(double process, double events) {
        boolean isRest() {
            return process < MOST && events < MOST_OF_EVENTS;
        }

        @Override
        public String toString() {
            return String.format("%.2f %% of a core, the event thread %.2f %%", 100 * process, 100 * events);
        }
    }

    @Test
    void comesToRestWhileItWaits() {
        driver.click("start-practise");
        driver.waitUntilShown("practice");
        driver.click("practice-yes");
        seeItComeToRest("with its host");
    }

    @Test
    void comesToRestForAGuest() throws IOException, InterruptedException {
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
            await("the host").ignoreExceptions().until(() -> {
                new Socket("localhost", port).close();
                return true;
            });
            driver.click("start-address");
            driver.selectAll();
            driver.type("localhost:" + port);
            driver.click("start-joinAddress");
            seeItComeToRest("as a guest");
        } finally {
            host.destroy();
            host.waitFor();
        }
    }

    private void seeItComeToRest(String how) {
        driver.waitUntilShown("table");
        driver.waitUntil("my turn", () -> driver.title().contains("Your turn"));
        pass(WARM_UP);
        List<Cost> costs = new ArrayList<>();
        do {
            costs.add(cost());
            System.out.printf("idle %s for %d s: %s%n", how, WINDOW.toSeconds(), costs.get(costs.size() - 1));
        } while (costs.size() < WINDOWS && !costs.get(costs.size() - 1).isRest());
        assertThat(costs).as(how).anyMatch(Cost::isRest);
    }

    private Cost cost() {
        long began = System.nanoTime();
        long before = processTime();
        long events = eventThreadTime();
        pass(WINDOW);
        long processNanos = processTime() - before;
        long eventNanos = eventThreadTime() - events;
        double nanos = System.nanoTime() - began;
        return new Cost(processNanos / nanos, eventNanos / nanos);
    }

    /** Without what this test itself does meanwhile, which is to watch over the event thread. */
    private long processTime() {
        return process.getProcessCpuTime() - EventWatch.cost();
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
