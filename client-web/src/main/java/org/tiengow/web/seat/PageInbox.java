package org.tiengow.web.seat;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The queue of acts from one page that are not executed yet, in order. Acts of a person who plays are executed at once, others when
 * their turn comes.
 */
final class PageInbox {
    /** The maximum number of waiting acts: twice what the door accepts at once. */
    private static final int MOST = 120;

    private final Consumer<Runnable> thread;
    private final FairScheduler turns;
    private final BooleanSupplier plays;
    private final Consumer<String> hears;
    private final Runnable heard;
    private final Queue<String> acts = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();

    /**
     * Creates an empty inbox. All callbacks run on the thread of the sessions.
     *
     * @param thread runs work on the thread of the sessions
     * @param turns the scheduler for people who do not play, and the clock
     * @param plays checks whether acts are executed at once
     * @param hears executes one act
     * @param heard called after a batch of acts
     */
    PageInbox(
            Consumer<Runnable> thread,
            FairScheduler turns,
            BooleanSupplier plays,
            Consumer<String> hears,
            Runnable heard) {
        this.thread = thread;
        this.turns = turns;
        this.plays = plays;
        this.hears = hears;
        this.heard = heard;
    }

    /** Adds an act; returns false and drops it if too many are waiting. Must always be called from the same thread. */
    boolean add(String act) {
        if (waiting.get() >= MOST) {
            return false;
        }
        acts.add(act);
        if (waiting.getAndIncrement() == 0) {
            thread.accept(this::await);
        }
        return true;
    }

    private void await() {
        if (plays.getAsBoolean()) {
            hear();
        } else {
            turns.add(this::hear);
        }
    }

    private void hear() {
        long end = turns.nanos() + FairScheduler.TURN_NANOS;
        int left;
        do {
            hears.accept(String.valueOf(acts.poll()));
            left = waiting.decrementAndGet();
        } while (left > 0 && turns.nanos() < end);
        heard.run();
        if (left > 0) {
            thread.accept(this::await);
        }
    }
}
