package org.tiengow.host.net;

import java.util.function.LongSupplier;
import org.slf4j.Logger;

/**
 * Says in the log who was cut and why, the first few of each minute; of more it says how many they were. Whoever connects again
 * and again with nonsense must not fill the disk the log is on. May be called from any thread.
 */
final class CutLog {
    /** Lines of one minute. */
    static final int MOST = 20;

    private static final long MILLIS = 60_000;

    private final Logger log;
    private final LongSupplier clock;
    private long began;
    private int said;
    private int unsaid;

    /** Nobody was cut yet; the clock counts milliseconds and never jumps. */
    CutLog(Logger log, LongSupplier clock) {
        this.log = log;
        this.clock = clock;
        this.began = clock.getAsLong();
    }

    /** This one is cut. */
    synchronized void say(Object who, String why) {
        long now = clock.getAsLong();
        if (now - began >= MILLIS) {
            if (unsaid > 0) {
                log.info("{} more were cut", unsaid);
            }
            began = now;
            said = 0;
            unsaid = 0;
        }
        if (said < MOST) {
            said++;
            log.info("{} {}", who, why);
        } else {
            unsaid++;
        }
    }
}
