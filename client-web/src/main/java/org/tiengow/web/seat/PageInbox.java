package org.tiengow.web.seat;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** What one page has said and is yet to be heard, in its order: at once while its person plays, else when it is its turn. */
final class PageInbox {
    /** Acts that may wait: twice what the door lets through at once. */
    private static final int MOST = 120;

    private final Consumer<Runnable> thread;
    private final PageTurns turns;
    private final BooleanSupplier plays;
    private final Consumer<String> hears;
    private final Runnable heard;
    private final Queue<String> acts = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();

    /**
     * All that is given is called on the thread of the seats.
     *
     * @param thread does something there
     * @param turns of those who do not play, and the clock of all
     * @param plays whether it is heard at once
     * @param hears each act
     * @param heard after some of them
     */
    PageInbox(
            Consumer<Runnable> thread, PageTurns turns, BooleanSupplier plays, Consumer<String> hears, Runnable heard) {
        this.thread = thread;
        this.turns = turns;
        this.plays = plays;
        this.hears = hears;
        this.heard = heard;
    }

    /** Takes one more; false, and it is not heard, where too much waits. For one thread, whichever that is. */
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
        long end = turns.nanos() + PageTurns.TURN_NANOS;
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
