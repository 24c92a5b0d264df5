package org.tiengow.web.seat;

import io.netty.util.concurrent.EventExecutor;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/**
 * A fair scheduler for the acts of people who do not play. It runs them one after the other, in at most a third of the time of the
 * sessions' thread. So a play waits for at most one of them, however many there are. Confined to the thread of the sessions.
 */
final class FairScheduler {
    /** The time of a turn after which the next one begins, in nanoseconds. */
    static final long TURN_NANOS = 2_000_000;

    /** The pause after each turn, as a multiple of the turn's duration. */
    private static final int OTHERS = 2;

    /** The longest pause, in nanoseconds. It limits the effect of a turn during which the machine stood still. */
    private static final long PAUSE_NANOS = 10 * TURN_NANOS;

    private final EventExecutor thread;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean isGoing;

    FairScheduler(EventExecutor thread) {
        this.thread = thread;
    }

    /** Queues a turn. A caller with a waiting turn must not add another, so that a single page cannot delay the others. */
    void add(Runnable turn) {
        waiting.add(turn);
        if (!isGoing) {
            isGoing = true;
            thread.execute(this::next);
        }
    }

    /** Returns the time of that thread's clock, in nanoseconds. */
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
