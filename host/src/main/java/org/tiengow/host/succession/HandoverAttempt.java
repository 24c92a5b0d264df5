package org.tiengow.host.succession;

import java.util.concurrent.atomic.AtomicReference;
import org.tiengow.host.table.telling.Participant;

/**
 * A handover in progress, with the owner's later decisions about it. All methods may be called from any thread.
 *
 * <pre>
 *   WAITING ─▶ HURRIED ─▶ STOPPED      the tables are stopped; it can no longer be cancelled
 *      └──────────┴─────▶ TAKEN_BACK
 * </pre>
 */
final class HandoverAttempt {
    private enum Step {
        WAITING,
        HURRIED,
        STOPPED,
        TAKEN_BACK
    }

    private final Participant heir;
    private final int table;
    private final int seat;
    private final AtomicReference<Step> step;

    /** Creates the attempt; {@code now} skips waiting for the end of the round. */
    HandoverAttempt(Participant heir, int table, int seat, boolean now) {
        this.heir = heir;
        this.table = table;
        this.seat = seat;
        this.step = new AtomicReference<>(now ? Step.HURRIED : Step.WAITING);
    }

    Participant heir() {
        return heir;
    }

    int table() {
        return table;
    }

    int seat() {
        return seat;
    }

    /** Checks whether this attempt is for the same person at the same seat. */
    boolean isOf(Participant other, int otherTable, int otherSeat) {
        return heir.identity().isPresent()
                && heir.identity().equals(other.identity())
                && table == otherTable
                && seat == otherSeat;
    }

    /** Checks whether the handover waits for the end of a round. */
    boolean waits() {
        return step.get() == Step.WAITING;
    }

    /** Stops waiting for the end of a round; returns false when the handover does not wait. */
    boolean hurry() {
        return step.compareAndSet(Step.WAITING, Step.HURRIED);
    }

    /** Cancels the handover; returns false when the tables have been stopped. */
    boolean takeBack() {
        return step.updateAndGet(now -> now == Step.STOPPED ? now : Step.TAKEN_BACK) == Step.TAKEN_BACK;
    }

    boolean isTakenBack() {
        return step.get() == Step.TAKEN_BACK;
    }

    /** Marks the tables as stopped; returns false when the handover was cancelled. */
    boolean stop() {
        return step.updateAndGet(now -> now == Step.TAKEN_BACK ? now : Step.STOPPED) == Step.STOPPED;
    }
}
