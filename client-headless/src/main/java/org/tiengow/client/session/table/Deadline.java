package org.tiengow.client.session.table;

import java.time.Duration;

/**
 * A moment on the session's monotonic clock ({@link System#nanoTime()} in the program).
 *
 * @param nanos the moment in nanoseconds; only differences to other readings of the same clock have a meaning
 */
public record Deadline(long nanos) {
    /** Returns the moment {@code millis} milliseconds after {@code now}. */
    public static Deadline after(long now, long millis) {
        return new Deadline(now + Duration.ofMillis(millis).toNanos());
    }

    /** Returns the time left at {@code now}; zero when the deadline has passed. */
    public Duration left(long now) {
        return Duration.ofNanos(Math.max(0, nanos - now));
    }
}
