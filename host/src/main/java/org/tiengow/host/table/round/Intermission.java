package org.tiengow.host.table.round;

import java.util.Set;
import java.util.TreeSet;
import org.tiengow.protocol.wire.Pause;

/**
 * A pause that all people who play agree to. While it lasts, the table's time stands still: turns, grace times and the pause
 * between rounds do not advance. It begins as soon as each person who plays has requested it. It ends as soon as one of them
 * withdraws the request, so that no person is kept waiting against their will.
 */
public final class Intermission {
    /** The longest duration of a pause: enough for a dinner. A forgotten table continues after it. */
    public static final long LONGEST_MILLIS = 2 * 60 * 60 * 1000L;

    private final Set<Integer> wished = new TreeSet<>();
    private boolean running;
    private long began;
    private long stoodStill;
    /** The time of the table at which the next round or match begins automatically. */
    private long nextStart = Long.MAX_VALUE;

    public boolean isRunning() {
        return running;
    }

    /** Converts a moment of the clock to the table's time. */
    public long time(long now) {
        return (running ? began : now) - stoodStill;
    }

    /**
     * Returns the moment of the clock at which the table reaches a time, if no further pause begins. Valid only while no pause is
     * running. {@link Long#MAX_VALUE} stays as it is.
     */
    public long moment(long time) {
        return time == Long.MAX_VALUE ? Long.MAX_VALUE : time + stoodStill;
    }

    /** Returns the moment at which a running pause ends at the latest; {@link Long#MAX_VALUE} if no pause is running. */
    public long ends() {
        return running ? began + LONGEST_MILLIS : Long.MAX_VALUE;
    }

    public void wish(int seat) {
        wished.add(seat);
    }

    /** Removes the request of a seat, and returns whether there was one. */
    public boolean unwish(int seat) {
        return wished.remove(seat);
    }

    public boolean isWishedBy(int seat) {
        return wished.contains(seat);
    }

    public boolean isWished() {
        return !wished.isEmpty();
    }

    public void begin(long now) {
        running = true;
        began = now;
    }

    /** Ends a running pause and removes all requests. */
    public void end(long now) {
        if (running) {
            stoodStill += now - began;
            running = false;
        }
        wished.clear();
    }

    /**
     * Sets the time of the table at which the next round or match begins automatically; {@link Long#MAX_VALUE} for never. Returns
     * whether that is a change.
     */
    public boolean nextStartAt(long time) {
        boolean changed = nextStart != time;
        nextStart = time;
        return changed;
    }

    /** Returns the time of the table at which the next round or match begins automatically; {@link Long#MAX_VALUE} for never. */
    public long nextStart() {
        return nextStart;
    }

    /** Returns the same time if it is still to come. */
    public long nextStart(long now) {
        return nextStart > now ? nextStart : Long.MAX_VALUE;
    }

    /** Checks whether an update has to contain the pause: it is running or requested, or the next round or match is scheduled. */
    public boolean isWorthTelling() {
        return isWished() || running || nextStart != Long.MAX_VALUE;
    }

    /** Returns the message for the players. Its time left is that of the running pause, otherwise that until the next round or match. */
    public Pause message(long now) {
        return Pause.newBuilder()
                .setRunning(running)
                .addAllWished(wished)
                .setMillisLeft((int) millisLeft(now))
                .build();
    }

    private long millisLeft(long now) {
        if (running) {
            return Math.max(1, ends() - now);
        }
        return nextStart == Long.MAX_VALUE ? 0 : Math.max(1, nextStart - time(now));
    }
}
