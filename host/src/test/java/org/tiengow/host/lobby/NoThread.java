package org.tiengow.host.lobby;

import io.netty.channel.EventLoop;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.concurrent.TimeUnit;

/** An event loop that runs on the thread of the test, when the test says so, by a clock of the test's own. */
public final class NoThread {
    private static final long NANOS_A_MILLI = 1_000_000;

    private final EmbeddedChannel channel = new EmbeddedChannel();
    private long millis = 1_000_000;

    public NoThread() {
        channel.freezeTime();
    }

    /** The loop. */
    public EventLoop loop() {
        return channel.eventLoop();
    }

    /** The time, in milliseconds. */
    public long now() {
        return millis;
    }

    /** Does all that waits to be done. */
    public void settle() {
        channel.runPendingTasks();
    }

    /** Lets so much time pass, and does what falls due. */
    public void pass(long span) {
        long end = millis + span;
        settle();
        while (millis < end) {
            long nanos = channel.runScheduledPendingTasks(); // until the next task; negative without one
            long step = nanos < 0 ? end - millis : Math.min(end - millis, Math.max(1, nanos / NANOS_A_MILLI));
            millis += step;
            channel.advanceTimeBy(step, TimeUnit.MILLISECONDS);
            settle();
        }
    }
}
