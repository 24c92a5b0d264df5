package org.tiengow.protocol.limit;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A rate limiter. The bucket is full at first, and tokens come back steadily up to its capacity; so within any time it grants at most
 * {@code capacity + rate × time} tokens. Whole numbers keep that exact. Not thread-safe.
 */
public final class TokenBucket {
    private final LongSupplier clock;
    private final long refill;

    /** The parts of one token: a millisecond brings {@link #refill} of them. */
    private final long token;

    private final long full;
    private long left;
    private long filledAt;

    /**
     * Creates a full bucket.
     *
     * @param capacity the most tokens that can be taken at once
     * @param refill how many tokens come back within {@code period}
     * @param clock the time in milliseconds, which never jumps
     */
    public TokenBucket(int capacity, int refill, Duration period, LongSupplier clock) {
        this.clock = clock;
        this.refill = refill;
        this.token = period.toMillis();
        this.full = capacity * token;
        this.left = full;
        this.filledAt = clock.getAsLong();
    }

    /** Creates a full bucket whose tokens come back within seconds. */
    public static TokenBucket perSecond(int capacity, int refill, LongSupplier clock) {
        return new TokenBucket(capacity, refill, Duration.ofSeconds(1), clock);
    }

    /** Takes so many tokens; returns false, and takes none, when fewer are left. */
    public boolean take(int tokens) {
        fill();
        long price = tokens * token;
        if (price > left) {
            return false;
        }
        left -= price;
        return true;
    }

    /** Puts one token back whose request does not count after all. */
    public void refund() {
        left = Math.min(full, left + token);
    }

    private void fill() {
        long now = clock.getAsLong();
        long missing = full - left;
        long elapsed = now - filledAt;
        left = elapsed > missing / refill ? full : left + elapsed * refill; // the product could overflow
        filledAt = now;
    }
}
