package org.tiengow.web.seat;

import io.netty.util.concurrent.EventExecutor;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/**
 * When those are heard who play at no table: one after the other, and in a third of the time that the thread of the seats has. However
 * many there are, a play waits for one of them at the most. All of it is on that thread.
 */
final class PageTurns {
    /** How long a turn may take before the next one's begins, in nanoseconds. */
    static final long TURN_NANOS = 2_000_000;

    /** After each turn the thread is others' for so many times as long. */
    private static final int OTHERS = 2;

    /** A turn during which the machine stood still is paid for no longer, in nanoseconds. */
    private static final long PAUSE_NANOS = 10 * TURN_NANOS;

    private final EventExecutor thread;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean isGoing;

    PageTurns(EventExecutor thread) {
        this.thread = thread;
    }

    /** Does this when its turn comes. Whoever has one waiting adds no other, so that a crowd of one cannot keep others waiting. */
    void add(Runnable turn) {
        waiting.add(turn);
        if (!isGoing) {
            isGoing = true;
            thread.execute(this::next);
        }
    }

    /** The time by the clock of that thread, in nanoseconds. */
    long nanos() {
        return thread.ticker().nanoTime();
    }

    private void next() {
        Runnable turn = waiting.poll();
        isGoing = turn != null;
        if (turn != null) {
            long began = nanos();
            turn.run();
            long pause = Math.min(PAUSE_NANOS, OTHERS * (nanos() - began));
            thread.schedule(this::next, pause, TimeUnit.NANOSECONDS);
        }
    }
}
