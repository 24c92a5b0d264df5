package org.tiengow.waiting;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Sets the default time-out of Awaitility for the tests of all modules: a minute on a quiet machine, and longer the more processes share a
 * processor. A passing test never waits for it, so that tests need no time-outs of their own.
 */
public final class BusyMachine implements LauncherSessionListener {
    private static final Duration TIME_OUT = Duration.ofMinutes(1);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(2);

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        new Timer("load of the machine", true)
                .schedule(
                        new TimerTask() {
                            @Override
                            public void run() {
                                Awaitility.setDefaultTimeout(scaled(TIME_OUT));
                            }
                        },
                        0,
                        BETWEEN_LOOKS.toMillis());
    }

    /** Waits for a result as long as Awaitility would wait by default. */
    public static <T> T result(CompletableFuture<T> future) {
        return future.orTimeout(scaled(TIME_OUT).toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** Returns a duration times the load average of a processor, at least the duration itself. */
    public static Duration scaled(Duration quiet) {
        OperatingSystemMXBean machine = ManagementFactory.getOperatingSystemMXBean();
        double load = machine.getSystemLoadAverage() / machine.getAvailableProcessors();
        return Duration.ofMillis((long) (quiet.toMillis() * Math.max(1, load)));
    }
}
