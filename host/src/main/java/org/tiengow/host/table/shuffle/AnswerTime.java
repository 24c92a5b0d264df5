package org.tiengow.host.table.shuffle;

/**
 * The time limit for the answers to one step of a shuffle, in milliseconds of the table's clock. No participant misses it because
 * the host itself was stalled.
 */
final class AnswerTime {
    /** A check this late means that the host itself was stalled and has not yet read the messages of that time. */
    private static final int STALL_MILLIS = 1_000;

    /** A timer this late may have fired before the messages that wait to be read. These are read first. */
    private static final int LATE_MILLIS = 20;

    private static final int READING_MILLIS = 200;

    /** A step that takes longer than this is shown to everybody, with the seats that are awaited. */
    private static final int UNNOTICED_MILLIS = 500;

    private long ends;
    private boolean hasReadOn;
    private long noticed;

    void begin(long now, int millis) {
        ends = now + millis;
        hasReadOn = false;
        noticed = now + UNNOTICED_MILLIS;
    }

    /**
     * Extends the limit if this host is late. After a stall it starts again with the full duration. After a smaller delay it leaves
     * a moment for reading the messages that have arrived.
     *
     * @param again the duration after a stall
     * @return whether the host was stalled
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

    boolean isOver(long now) {
        return now >= ends;
    }

    long ends() {
        return ends;
    }

    /** Returns when the limit has to be checked next: at its end, or when the wait becomes visible. */
    long next(long now) {
        return Math.max(now, Math.min(ends, noticed));
    }

    /** Returns the milliseconds left. */
    int left(long now) {
        return (int) Math.max(0, ends - now);
    }

    /** Checks whether the wait has just become visible to everybody. Returns true only once. */
    boolean becomesNoticed(long now) {
        boolean begins = now >= noticed;
        if (begins) {
            noticed = Long.MAX_VALUE;
        }
        return begins;
    }

    /** Checks whether the wait is visible to everybody. */
    boolean isNoticed() {
        return noticed == Long.MAX_VALUE;
    }
}
