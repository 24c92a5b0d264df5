package org.tiengow.client.session.table;

import java.time.Duration;

/**
 * A moment on a clock that never jumps, the one the session was made with ({@link System#nanoTime()} in the program).
 *
 * @param nanos the moment; only differences to other readings of the same clock mean anything
 */
public record Deadline(long nanos) {
    /** The moment that lies {@code millis} milliseconds after {@code now}. */
    public static Deadline after(long now, long millis) {
        return new Deadline(now + Duration.ofMillis(millis).toNanos());
    }

    /** How long it is still to go at {@code now}; zero when it has passed. */
    public Duration left(long now) {
        return Duration.ofNanos(Math.max(0, nanos - now));
    }
}
