package org.tiengow.protocol.limit;

import java.util.function.LongSupplier;

/**
 * Growing waits between attempts that fail. Each failure makes the next wait longer, up to a bound; a success, or a long time without a
 * failure, resets it. Not thread-safe.
 */
public final class BackOff {
    private final Waits waits;
    private final long forgottenAfter;
    private final LongSupplier clock;
    private int failures;
    private long last;

    /**
     * The growth of the waits.
     *
     * @param first the wait after the first failure, in milliseconds
     * @param growth the factor from one wait to the next, at least 1
     * @param longest the bound, in milliseconds
     */
    public record Waits(long first, double growth, long longest) {
        /** Returns the wait after this number of failures, in milliseconds; 0 after none. */
        public long after(int failures) {
            return failures == 0 ? 0 : Math.round(Math.min((double) longest, first * Math.pow(growth, failures - 1)));
        }
    }

    /**
     * Creates a back-off without failures.
     *
     * @param forgottenAfter milliseconds after the last failure until it is forgotten
     * @param clock a monotonic clock in milliseconds
     */
    public BackOff(Waits waits, long forgottenAfter, LongSupplier clock) {
        this.waits = waits;
        this.forgottenAfter = forgottenAfter;
        this.clock = clock;
    }

    /** Returns the milliseconds until the next attempt is allowed; 0 when it is. */
    public long millisLeft() {
        long since = forget();
        return Math.max(0, waits.after(failures) - since);
    }

    /**
     * Counts a failure.
     *
     * @param delay the milliseconds from now until the attempt is made; the next wait begins then
     */
    public void fail(long delay) {
        forget();
        last = clock.getAsLong() + delay;
        failures++;
    }

    /** Forgets failures that are long ago; returns the milliseconds since the last one, or 0 without any. */
    private long forget() {
        long since = failures == 0 ? 0 : clock.getAsLong() - last;
        if (since >= forgottenAfter) {
            reset();
        }
        return since;
    }

    /** Forgets all failures. */
    public void reset() {
        failures = 0;
    }

    /** Returns the number of failures since the last reset. */
    public int failures() {
        return failures;
    }
}
