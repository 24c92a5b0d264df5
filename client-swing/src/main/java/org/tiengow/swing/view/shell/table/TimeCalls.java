package org.tiengow.swing.view.shell.table;

import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.ShownSeat.Countdown;

/** Announcements of the time left for a turn, for users who cannot see its ring. Confined to the event thread. */
final class TimeCalls {
    private static final List<Integer> SECONDS = List.of(30, 10, 5);
    private static final int NONE = 0;

    private final IntConsumer call;
    private final Timer timer = new Timer(0, event -> due());
    private @Nullable Countdown counted;
    private int next = NONE;

    /**
     * Creates an idle object.
     *
     * @param call receives the number of seconds left
     */
    TimeCalls(IntConsumer call) {
        this.call = call;
        timer.setRepeats(false);
    }

    /** Announces the rest of this time. Null stops the announcements. */
    void count(@Nullable Countdown time) {
        if (time == null) {
            stop();
        } else if (!time.equals(counted)) {
            counted = time;
            await(time);
        }
    }

    void stop() {
        counted = null;
        timer.stop();
    }

    /** Returns the seconds of the next announcement when so many milliseconds are left; 0 for none. */
    static int nextCall(long millisLeft) {
        return SECONDS.stream()
                .filter(seconds -> seconds * 1_000L < millisLeft)
                .findFirst()
                .orElse(NONE);
    }

    private void await(Countdown time) {
        long left = time.millisLeft(System.nanoTime());
        next = nextCall(left);
        timer.stop();
        if (next != NONE) {
            timer.setInitialDelay((int) Math.min(Integer.MAX_VALUE, left - next * 1_000L));
            timer.start();
        }
    }

    private void due() {
        Countdown time = counted;
        if (time != null) {
            call.accept(next);
            await(time);
        }
    }
}
