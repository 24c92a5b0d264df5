package org.tiengow.host.handover;

import java.util.concurrent.atomic.AtomicReference;
import org.tiengow.host.table.telling.Guest;

/**
 * A handing over that has begun, and what its owner wants of it meanwhile. May be called from any thread.
 *
 * <pre>
 *   WAITING ─▶ HURRIED ─▶ STOPPED      the tables are stopped, and nothing is taken back any more
 *      └──────────┴─────▶ TAKEN_BACK
 * </pre>
 */
final class HandOverAttempt {
    private enum Step {
        WAITING,
        HURRIED,
        STOPPED,
        TAKEN_BACK
    }

    private final Guest heir;
    private final int table;
    private final int seat;
    private final AtomicReference<Step> step;

    /** Begins; {@code now}: no end of a round is waited for. */
    HandOverAttempt(Guest heir, int table, int seat, boolean now) {
        this.heir = heir;
        this.table = table;
        this.seat = seat;
        this.step = new AtomicReference<>(now ? Step.HURRIED : Step.WAITING);
    }

    Guest heir() {
        return heir;
    }

    int table() {
        return table;
    }

    int seat() {
        return seat;
    }

    /** Whether it is to the same person. */
    boolean isOf(Guest other, int otherTable, int otherSeat) {
        return heir.identity().isPresent()
                && heir.identity().equals(other.identity())
                && table == otherTable
                && seat == otherSeat;
    }

    /** Whether the end of a round is waited for. */
    boolean waits() {
        return step.get() == Step.WAITING;
    }

    /** Waits for no end of a round any more; false when it does not wait for one. */
    boolean hurry() {
        return step.compareAndSet(Step.WAITING, Step.HURRIED);
    }

    /** The tables stay; false when they have been stopped. */
    boolean takeBack() {
        return step.updateAndGet(now -> now == Step.STOPPED ? now : Step.TAKEN_BACK) == Step.TAKEN_BACK;
    }

    boolean isTakenBack() {
        return step.get() == Step.TAKEN_BACK;
    }

    /** The tables are about to be stopped; false when that was taken back. */
    boolean stop() {
        return step.updateAndGet(now -> now == Step.TAKEN_BACK ? now : Step.STOPPED) == Step.STOPPED;
    }
}
