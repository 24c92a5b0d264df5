package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTEvent;
import java.awt.event.PaintEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails a test in which a single event held the event thread for longer than {@link #MOST}, once the first window of the
 * test had been painted, and says what the thread was doing meanwhile.
 */
final class EventWatch implements BeforeEachCallback, AfterTestExecutionCallback {
    /**
     * The longest an event may take, without the time its thread waited for a core where the system tells that time. A
     * person notices a tenth of a second; but in a program just started whatever is shown first is loaded first, at the
     * pace of two cores shared with the host and its bots: the reference card, opened as the first thing of all, takes 0.43 s
     * there. What reads a file or asks another machine takes longer still
     * when it goes wrong, and that is what is looked for.
     */
    static final Duration MOST = Duration.ofMillis(600);

    private static final Duration BETWEEN_LOOKS = MOST.dividedBy(8);
    private static final Path SCHEDULING = Path.of("/proc/thread-self/schedstat");
    private static final int LINES = 16;
    private static final List<String> SLOW = new CopyOnWriteArrayList<>();

    private static volatile boolean painted;
    private static volatile boolean watching;
    private static volatile Running running = Running.NOTHING;
    private static volatile Look look = new Look(Running.NOTHING, "");

    /** What the event thread is busy with: whose thread, since when, and how long it had waited for a core by then. */
    private record Running(Thread thread, long since, long waited) {
        static final Running NOTHING = new Running(Thread.currentThread(), 0, 0);

        static Running here() {
            return new Running(Thread.currentThread(), System.nanoTime(), waitedForCore());
        }

        Duration time() {
            return Duration.ofNanos(System.nanoTime() - since);
        }

        /** The time without what this thread waited for a core; to be asked on it. */
        Duration ownTime() {
            return time().minusNanos(waitedForCore() - waited);
        }
    }

    /** What the thread was seen doing. */
    private record Look(Running at, String stack) {}

    @Override
    public void beforeEach(ExtensionContext context) {
        begin();
    }

    @Override
    public void afterTestExecution(ExtensionContext context) {
        assertThat(slow()).as("events that held the event thread").isEmpty();
    }

    /** Forgets what was; watches from the next window that is painted. */
    static void begin() {
        Releases.watch();
        painted = false;
        watching = false;
        SLOW.clear();
    }

    /** Whether a window has been painted, so that slow events count. */
    static boolean isWatching() {
        return watching;
    }

    /** The events that took too long since {@link #begin}, each with what was done in it. */
    static List<String> slow() {
        Driver.onEventThread(() -> null); // whoever waits for an event goes on a little before it has ended
        return List.copyOf(SLOW);
    }

    /** Begins to look at the event thread now and then; once for the whole process. */
    static void startLooking() {
        Thread looker = new Thread(EventWatch::lookForEver, "event-watch");
        looker.setDaemon(true);
        looker.start();
    }

    /** The event thread takes up an event. One with others in it, as below a modal window, does not count itself. */
    static void begun() {
        running = Running.here();
    }

    /**
     * The event thread has dealt with an event.
     *
     * @param none whether no other is waiting: after the first that paints, the window has opened
     */
    static void ended(AWTEvent event, boolean none) {
        Running ended = running;
        running = Running.NOTHING;
        if (watching && ended != Running.NOTHING && ended.time().compareTo(MOST) > 0) {
            Duration time = ended.ownTime();
            if (time.compareTo(MOST) > 0) {
                String doing = look.at == ended ? look.stack : ", nobody looked in time";
                SLOW.add(time.toMillis() + " ms: " + event + doing);
            }
        }
        painted |= event.getID() == PaintEvent.PAINT;
        watching |= painted && none;
    }

    /** How long this thread has been ready to run and had no core, in nanoseconds; always 0 where nobody tells. */
    private static long waitedForCore() {
        try {
            return Long.parseLong(Files.readString(SCHEDULING).split(" ")[1]);
        } catch (IOException e) {
            return 0;
        }
    }

    private static void lookForEver() {
        while (true) {
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
            Running now = running;
            if (now != Running.NOTHING && now.time().compareTo(MOST.dividedBy(2)) > 0) {
                look = new Look(now, stackOf(now.thread));
            }
        }
    }

    private static String stackOf(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .limit(LINES)
                .map(line -> "\n    at " + line)
                .collect(Collectors.joining());
    }
}
