package org.tiengow.host.table.shuffle;

/**
 * The time in which the answers of a step must come, in milliseconds of the table's clock. Nobody loses it because this host stood
 * still.
 */
final class AnswerTime {
    /** A host that looks so much too late stood still itself, and has not heard yet what came meanwhile. */
    private static final int STALL_MILLIS = 1_000;

    /** A timer that is later than this may have come before what waits to be read; then that is read first. */
    private static final int LATE_MILLIS = 20;

    private static final int READING_MILLIS = 200;

    /** When a step takes longer, everybody is told who is waited for. */
    private static final int UNNOTICED_MILLIS = 500;

    private long ends;
    private boolean hasReadOn;
    private long noticed;

    /** Begins. */
    void begin(long now, int millis) {
        ends = now + millis;
        hasReadOn = false;
        noticed = now + UNNOTICED_MILLIS;
    }

    /**
     * Gives more time where this host was late: as much once more after it stood still, and a moment where what has arrived may not
     * have been read yet.
     *
     * @param again the time that is given once more
     * @return whether it stood still
     */
    boolean extend(long now, int again) {
        boolean stalled = now > ends + STALL_MILLIS;
        if (stalled) {
            ends = now + again;
        } else if (now > ends + LATE_MILLIS && !hasReadOn) {
            hasReadOn = true;
            ends = now + READING_MILLIS;
        }
        return stalled;
    }

    /** Whether it is over. */
    boolean isOver(long now) {
        return now >= ends;
    }

    /** When it is over. */
    long ends() {
        return ends;
    }

    /** When something must be looked at: it is over, or begins to be noticed. */
    long next(long now) {
        return Math.max(now, Math.min(ends, noticed));
    }

    /** How much of it is left. */
    int left(long now) {
        return (int) Math.max(0, ends - now);
    }

    /** Checks whether it begins to be noticed how long it takes; true once. */
    boolean becomesNoticed(long now) {
        boolean begins = now >= noticed;
        if (begins) {
            noticed = Long.MAX_VALUE;
        }
        return begins;
    }

    /** Whether it takes so long that everybody watches who is waited for. */
    boolean isNoticed() {
        return noticed == Long.MAX_VALUE;
    }
}
