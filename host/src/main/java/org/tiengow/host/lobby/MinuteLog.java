package org.tiengow.host.lobby;

import java.util.function.LongSupplier;
import org.slf4j.Logger;

/**
 * Says in the log what strangers did, the first few times of each minute; of more it says how many they were. Whoever comes again
 * and again with nonsense must not fill the disk the log is on. May be called from any thread.
 */
public final class MinuteLog {
    /** Lines of one minute. */
    public static final int MOST = 20;

    private static final long MILLIS = 60_000;

    private final Logger log;
    private final LongSupplier clock;
    private final String more;
    private long began;
    private int said;
    private int unsaid;

    /**
     * Nothing was done yet.
     *
     * @param clock counts milliseconds and never jumps
     * @param more such as {@code {} more were cut}, said of those for whom there was no line
     */
    public MinuteLog(Logger log, LongSupplier clock, String more) {
        this.log = log;
        this.clock = clock;
        this.more = more;
        this.began = clock.getAsLong();
    }

    /** This one did this. */
    public synchronized void say(Object who, String what) {
        long now = clock.getAsLong();
        if (now - began >= MILLIS) {
            if (unsaid > 0) {
                log.info(more, unsaid);
            }
            began = now;
            said = 0;
            unsaid = 0;
        }
        if (said < MOST) {
            said++;
            log.info("{} {}", who, what);
        } else {
            unsaid++;
        }
    }
}
