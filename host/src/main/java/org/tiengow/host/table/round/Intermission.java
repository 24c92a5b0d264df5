package org.tiengow.host.table.round;

import java.util.Set;
import java.util.TreeSet;
import org.tiengow.protocol.wire.Pause;

/**
 * A pause that all people who play agree to. While it lasts the time of the table stands still: turns, grace times, the pause
 * between rounds. It begins when each person who plays wishes for it, and ends when one of them no longer does: nobody is
 * kept waiting against the own will.
 */
public final class Intermission {
    /** A dinner; a table that everybody has forgotten goes on after it. */
    public static final long LONGEST_MILLIS = 2 * 60 * 60 * 1000L;

    private final Set<Integer> wished = new TreeSet<>();
    private boolean running;
    private long began;
    private long stoodStill;
    /** When the next round begins by itself, in the table's time. */
    private long nextRound = Long.MAX_VALUE;

    public boolean isRunning() {
        return running;
    }

    /** The table's time at this moment of the clock. */
    public long time(long now) {
        return (running ? began : now) - stoodStill;
    }

    /** The moment of the clock at which the table's time is this, if no other pause comes; never while one runs. */
    public long moment(long time) {
        return time == Long.MAX_VALUE ? Long.MAX_VALUE : time + stoodStill;
    }

    /** When it ends at the latest; {@link Long#MAX_VALUE} while there is none. */
    public long ends() {
        return running ? began + LONGEST_MILLIS : Long.MAX_VALUE;
    }

    public void wish(int seat) {
        wished.add(seat);
    }

    /** A seat does not wish for it, or is not asked any more; says whether it had wished. */
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

    /** Play goes on, or the wishes for a pause are forgotten. */
    public void end(long now) {
        if (running) {
            stoodStill += now - began;
            running = false;
        }
        wished.clear();
    }

    /** The next round begins by itself at this time of the table, or not: {@link Long#MAX_VALUE}; says whether that is new. */
    public boolean nextRoundAt(long time) {
        boolean changed = nextRound != time;
        nextRound = time;
        return changed;
    }

    /** Whether there is anything to be told of it. */
    public boolean isWorthTelling() {
        return isWished() || running || nextRound != Long.MAX_VALUE;
    }

    /** As it is told to everybody. */
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
        return nextRound == Long.MAX_VALUE ? 0 : Math.max(1, nextRound - time(now));
    }
}
