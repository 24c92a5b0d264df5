package org.tiengow.host.net;

import java.util.function.LongSupplier;
import org.tiengow.host.lobby.HostLimits;

/** How many requests a client may still make: a bucket that fills with time. */
final class RequestBudget {
    private static final long MILLIS_PER_REQUEST = 1000 / HostLimits.REQUESTS_PER_SECOND;
    private static final long FULL = HostLimits.REQUESTS_AT_ONCE * MILLIS_PER_REQUEST;

    private final LongSupplier clock;
    private long millis = FULL;
    private long filledAt;

    /** A full bucket; the clock counts milliseconds. */
    RequestBudget(LongSupplier clock) {
        this.clock = clock;
        this.filledAt = clock.getAsLong();
    }

    /** Takes one request out; false when the bucket is empty. */
    boolean spend() {
        long now = clock.getAsLong();
        millis = Math.min(FULL, millis + now - filledAt);
        filledAt = now;
        if (millis < MILLIS_PER_REQUEST) {
            return false;
        }
        millis -= MILLIS_PER_REQUEST;
        return true;
    }

    /** Gives one back that did not count. */
    void refund() {
        millis = Math.min(FULL, millis + MILLIS_PER_REQUEST);
    }
}
