package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.JFrame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whether the watch over the event thread would see a window that freezes. */
@ExtendWith(Display.class)
class EventWatchIT {
    private JFrame frame;

    @BeforeEach
    void openWindow() {
        EventWatch.begin();
        frame = Driver.onEventThread(() -> {
            waitTwiceTooLong(); // while a window opens, nobody waits for an answer of it
            JFrame opened = new JFrame("Watched");
            opened.setSize(300, 200);
            opened.setVisible(true);
            return opened;
        });
        await("a painted window").until(EventWatch::isWatching);
    }

    @AfterEach
    void closeWindow() {
        Driver.onEventThread(() -> {
            frame.dispose();
            return null;
        });
    }

    @Test
    void anEventThatWaitsIsReportedWithWhatItDid() {
        reports("waitTwiceTooLong", EventWatchIT::waitTwiceTooLong);
    }

    @Test
    void anEventThatWorksTooLongIsReported() {
        reports("works", () -> works(2 * EventWatch.MOST.toNanos()));
    }

    @Test
    void anEventThatWorksForAWhileIsNot() {
        Driver.onEventThread(() -> works(EventWatch.MOST_WAITING.toNanos() * 3 / 2));
        assertThat(EventWatch.slow()).isEmpty();
    }

    @Test
    void quickEventsAreNot() {
        Driver.onEventThread(() -> "quick");
        Driver.onEventThread(() -> new CountDownLatch(1).await(5, TimeUnit.MILLISECONDS));
        assertThat(EventWatch.slow()).isEmpty();
    }

    @Test
    void whatWaitsForTheDisplayIsToldFromWhatWaitsForOthers() {
        String park = "java.util.concurrent.locks.LockSupport";
        assertThat(isAtDisplay("sun.awt.X11.XlibWrapper", "javax.swing.JFrame")).isTrue();
        assertThat(isAtDisplay("jdk.internal.misc.Unsafe", park, "sun.awt.SunToolkit"))
                .isTrue();
        assertThat(isAtDisplay("jdk.internal.misc.Unsafe", park, "org.tiengow.app.Main"))
                .isFalse();
        assertThat(isAtDisplay("java.io.FileInputStream", "sun.awt.SunToolkit")).isFalse();
        assertThat(isAtDisplay("java.lang.Object", "sun.awt.SunToolkit")).isFalse();
        assertThat(isAtDisplay()).isFalse();
    }

    private static boolean isAtDisplay(String... classes) {
        return EventWatch.Look.isAtDisplay(Arrays.stream(classes)
                .map(name -> new StackTraceElement(name, "does", null, -1))
                .toArray(StackTraceElement[]::new));
    }

    /** Again while the machine is too busy to tell. */
    private static void reports(String stack, Callable<?> slow) {
        await().untilAsserted(() -> {
            Driver.onEventThread(slow);
            assertThat(EventWatch.slow()).singleElement().asString().contains(stack);
        });
    }

    private static boolean waitTwiceTooLong() throws InterruptedException {
        return new CountDownLatch(1).await(2 * EventWatch.MOST_WAITING.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Uses a core for so long; time without one does not count. */
    private static long works(long nanos) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long until = threads.getCurrentThreadCpuTime() + nanos;
        long rounds = 0;
        while (threads.getCurrentThreadCpuTime() < until) {
            rounds++;
        }
        return rounds;
    }
}
