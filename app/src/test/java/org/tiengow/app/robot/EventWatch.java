package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTEvent;
import java.awt.event.PaintEvent;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails a test in which a single event held the event thread too long, once the first window of the test had been painted, and
 * says what the thread was doing meanwhile.
 */
final class EventWatch implements BeforeEachCallback, AfterTestExecutionCallback {
    /**
     * The longest an event may wait for something else than a core and the display, such as a file, a lock or another machine: that is
     * what is looked for. It hangs on no machine's speed. Where the system does not tell who had a core, all the time of an event counts.
     */
    static final Duration MOST_WAITING = Duration.ofMillis(400);

    /**
     * The longest it may take altogether, without the time its thread waited for a core or the display. A person notices a tenth of a second; but
     * in a program just started whatever is shown first is loaded first: the reference card, opened as the first thing of all,
     * takes 0.43 s on a quiet machine and has taken 0.66 s on a slow one. A first table took 2.2 s once, waits for a core included,
     * on a machine that was 1.6 times slower again, while three other programs started.
     */
    static final Duration MOST = Duration.ofMillis(2_000);

    private static final Duration BETWEEN_LOOKS = MOST_WAITING.dividedBy(8);
    private static final Path SCHEDULING = Path.of("/proc/thread-self/schedstat");

    /**
     * Of the time of an event, the looker may have waited for a core for one in so many parts: where it waits longer, so do the others
     * for whom the event thread may wait, such as the display and the collector, and nothing can be told.
     */
    private static final int MOST_LATE = 10;

    private static final int LINES = 16;
    private static final Thread LOOKER = new Thread(EventWatch::lookForEver, "event-watch");
    private static final AtomicLong LATE = new AtomicLong();
    private static final List<String> SLOW = new CopyOnWriteArrayList<>();

    private static volatile boolean painted;
    private static volatile boolean watching;
    private static volatile Running running = Running.NOTHING;
    private static volatile Look look = new Look(Running.NOTHING, "", 0);

    /** What the event thread is busy with: whose thread, since when, what it had had of the cores by then, and the looker's lateness. */
    record Running(Thread thread, long since, Cores cores, long late) {
        static final Running NOTHING = new Running(Thread.currentThread(), 0, Cores.UNKNOWN, 0);

        static Running here() {
            return new Running(Thread.currentThread(), System.nanoTime(), Cores.ofThisThread(), LATE.get());
        }

        Duration time() {
            return Duration.ofNanos(System.nanoTime() - since);
        }

        /** Returns how it took too long, or an empty text if it did not; to be asked on its thread. */
        String slowness() {
            if (time().compareTo(MOST_WAITING) <= 0 || (LATE.get() - late) * MOST_LATE > time().toNanos()) {
                return "";
            }
            Cores now = Cores.ofThisThread();
            Duration worked = Duration.ofNanos(now.had() - cores.had());
            Duration queued = Duration.ofNanos(now.waited() - cores.waited());
            Duration waited = time().minus(queued).minus(worked);
            Duration atOthers =
                    shared(waited.minusNanos(Math.min(waited.toNanos(), look.atDisplay(this))), worked, queued);
            boolean isSlow = worked.plus(atOthers).compareTo(MOST) > 0 || atOthers.compareTo(MOST_WAITING) > 0;
            return isSlow
                    ? "%d ms, of them %d with a core and %d waiting for others"
                            .formatted(time().toMillis(), worked.toMillis(), atOthers.toMillis())
                    : "";
        }
    }

    /**
     * Returns the part of a wait for others that would be left on a free machine: they wait for a core as this thread did, which had one
     * for a share of the time in which it was ready.
     */
    private static Duration shared(Duration wait, Duration worked, Duration queued) {
        double share = worked.isZero()
                ? 1
                : (double) worked.toNanos() / worked.plus(queued).toNanos();
        return Duration.ofNanos((long) (wait.toNanos() * share));
    }

    /**
     * How long a thread has had a core, and how long it was ready to run and had none, in nanoseconds.
     *
     * @param had always 0 where nobody tells
     */
    record Cores(long had, long waited) {
        static final Cores UNKNOWN = new Cores(0, 0);

        static Cores ofThisThread() {
            try {
                String[] told = Files.readString(SCHEDULING).split(" ");
                return new Cores(Long.parseLong(told[0]), Long.parseLong(told[1]));
            } catch (IOException e) {
                return UNKNOWN;
            }
        }
    }

    /**
     * What the thread was seen doing.
     *
     * @param display for how many nanoseconds it was seen waiting for the display, another process that waits for a core like any
     */
    record Look(Running at, String stack, long display) {
        long atDisplay(Running event) {
            return at == event ? display : 0;
        }

        /** What is seen of an event when so many nanoseconds have gone by since the look before. */
        Look next(Running event, long since) {
            StackTraceElement[] lines = event.thread.getStackTrace();
            String shown = Arrays.stream(lines)
                    .limit(LINES)
                    .map(line -> "\n    at " + line)
                    .collect(Collectors.joining());
            return new Look(event, shown, atDisplay(event) + (isAtDisplay(lines) ? since : 0));
        }

        /** Whether the toolkit talks to the display, or waits until another thread has done so. */
        static boolean isAtDisplay(StackTraceElement... lines) {
            return Arrays.stream(lines)
                    .map(StackTraceElement::getClassName)
                    .filter(name -> !name.startsWith("java.util.concurrent.") && !name.startsWith("jdk.internal."))
                    .findFirst()
                    .filter(name -> name.startsWith("sun.awt.") || name.startsWith("sun.java2d."))
                    .isPresent();
        }
    }

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
        LOOKER.setDaemon(true);
        LOOKER.start();
    }

    /** What the looking itself has taken of a core so far, in nanoseconds. */
    static long cost() {
        return Math.max(0, ManagementFactory.getThreadMXBean().getThreadCpuTime(LOOKER.getId()));
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
        String slowness = watching && ended != Running.NOTHING ? ended.slowness() : "";
        if (!slowness.isEmpty()) {
            String doing = look.at == ended ? look.stack : ", nobody looked in time";
            SLOW.add(slowness + ": " + event + doing);
        }
        painted |= event.getID() == PaintEvent.PAINT;
        watching |= painted && none;
    }

    private static void lookForEver() {
        while (true) {
            long begin = System.nanoTime();
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
            long since = System.nanoTime() - begin;
            LATE.addAndGet(Math.max(0, since - BETWEEN_LOOKS.toNanos()));
            Running now = running;
            if (now != Running.NOTHING && now.time().compareTo(BETWEEN_LOOKS) > 0) {
                look = look.next(now, since);
            }
        }
    }
}
