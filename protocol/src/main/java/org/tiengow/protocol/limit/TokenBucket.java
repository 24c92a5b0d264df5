package org.tiengow.protocol.limit;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A rate limiter. The bucket is full at first, and tokens return steadily up to its capacity. Within any period it grants at most
 * {@code capacity + rate × time} tokens, exactly, since it counts in whole numbers. Not thread-safe.
 */
public final class TokenBucket {
    private final LongSupplier clock;
    private final long refill;

    /** The units of one token; each millisecond adds {@link #refill} of them. */
    private final long token;

    private final long full;
    private long left;
    private long filledAt;

    /**
     * Creates a full bucket.
     *
     * @param capacity the most tokens that can be taken at once
     * @param refill the number of tokens that return within {@code period}
     * @param clock a monotonic clock in milliseconds
     */
    public TokenBucket(int capacity, int refill, Duration period, LongSupplier clock) {
        this.clock = clock;
        this.refill = refill;
        this.token = period.toMillis();
        this.full = capacity * token;
        this.left = full;
        this.filledAt = clock.getAsLong();
    }

    /** Creates a full bucket whose refill is given per second. */
    public static TokenBucket perSecond(int capacity, int refill, LongSupplier clock) {
        return new TokenBucket(capacity, refill, Duration.ofSeconds(1), clock);
    }

    /** Takes this number of tokens; returns false, and takes none, when fewer are left. */
    public boolean take(int tokens) {
        fill();
        long price = tokens * token;
        if (price > left) {
            return false;
        }
        left -= price;
        return true;
    }

    /** Returns one token to the bucket, for a request that does not count after all. */
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
