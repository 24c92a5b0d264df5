package org.tiengow.host.lobby;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.tiengow.protocol.limit.TokenBucket;

/**
 * A rate limiter for log lines about strangers: repeated nonsense must not fill the disk. It counts suppressed lines, and the next line
 * that is written is preceded by their number. All methods may be called from any thread.
 */
public final class RateLimitedLog {
    /** Lines per minute, and the size of a burst. */
    public static final int MOST = 20;

    private final Logger log;
    private final String more;
    private final TokenBucket lines;
    private int leftOut;

    /**
     * Creates a log.
     *
     * @param clock a monotonic clock in milliseconds
     * @param more the line about suppressed lines, such as {@code {} more were cut}
     */
    public RateLimitedLog(Logger log, LongSupplier clock, String more) {
        this.log = log;
        this.more = more;
        this.lines = new TokenBucket(MOST, MOST, Duration.ofMinutes(1), clock);
    }

    /** Writes a line, or counts it as suppressed when the limit is reached. */
    public synchronized void say(Object who, String what) {
        if (!lines.take(leftOut > 0 ? 2 : 1)) {
            leftOut++;
            return;
        }
        if (leftOut > 0) {
            log.info(more, leftOut);
            leftOut = 0;
        }
        log.info("{} {}", who, what);
    }
}
