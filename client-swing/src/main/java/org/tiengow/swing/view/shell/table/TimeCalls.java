package org.tiengow.swing.view.shell.table;

import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.ShownSeat.Countdown;

/** Calls the time of a turn shortly before it ends, for those who do not see its ring. Belongs to the event thread. */
final class TimeCalls {
    private static final List<Integer> SECONDS = List.of(30, 10, 5);
    private static final int NONE = 0;

    private final IntConsumer call;
    private final Timer timer = new Timer(0, event -> due());
    private @Nullable Countdown counted;
    private int next = NONE;

    /**
     * Calls nothing yet.
     *
     * @param call told how many seconds are left
     */
    TimeCalls(IntConsumer call) {
        this.call = call;
        timer.setRepeats(false);
    }

    /** Calls what is left of this time; nothing without one. */
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

    /** The seconds of the next call when so much is left; 0 for none. */
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
