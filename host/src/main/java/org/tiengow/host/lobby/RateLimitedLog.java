package org.tiengow.host.lobby;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.tiengow.protocol.limit.TokenBucket;

/**
 * A log of what strangers do, with a limit on its lines: repeated nonsense must not fill the disk. The lines that were left out are
 * counted, and the next one that is written says how many they were. May be called from any thread.
 */
public final class RateLimitedLog {
    /** Lines a minute, and at once. */
    public static final int MOST = 20;

    private final Logger log;
    private final String more;
    private final TokenBucket lines;
    private int leftOut;

    /**
     * Begins with no lines.
     *
     * @param clock the time in milliseconds, which never jumps
     * @param more the line about those left out, such as {@code {} more were cut}
     */
    public RateLimitedLog(Logger log, LongSupplier clock, String more) {
        this.log = log;
        this.more = more;
        this.lines = new TokenBucket(MOST, MOST, Duration.ofMinutes(1), clock);
    }

    /** Writes a line, unless there were too many. */
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
