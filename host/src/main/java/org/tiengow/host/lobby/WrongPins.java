package org.tiengow.host.lobby;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.slf4j.LoggerFactory;

/**
 * Wrong PINs, counted by {@link Origin}, so that they cannot be tried out one after the other: after each the next one is
 * looked at only when a pause is over, which doubles every time. May be called from any thread.
 *
 * <p>A guess counts as wrong from the moment it begins until it has turned out right, so that many at once are one.
 *
 * <p>Pages of this machine are counted apart from all others there: its own door lets in only whoever has shown something right, and
 * refuses a wire that says to be a page. So whoever guesses over a wire, or with a program of this machine, shuts no page out, unless
 * that program says to be one.
 */
public final class WrongPins {
    /** How many were wrong, and when the last was looked at or will be. */
    private record Guesses(int wrong, long last) {
        long pauseMillis() {
            int doublings = Math.min(wrong - 1, Byte.SIZE * 3);
            return Math.min(HostLimits.PIN_PAUSE_MILLIS_MOST, HostLimits.PIN_PAUSE_MILLIS << doublings);
        }
    }

    /** {@code page}: of pages of this machine, else of all others there. */
    private record Source(Origin origin, boolean page) {
        static Source of(InetAddress address, boolean page) {
            return new Source(Origin.of(address), page && address.isLoopbackAddress());
        }
    }

    private final LongSupplier clock;
    private final MinuteLog log;
    private final Map<Source, Guesses> bySource = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Source, Guesses> eldest) {
            return size() > HostLimits.PIN_ADDRESSES;
        }
    };

    /** Nobody has guessed yet; the clock counts milliseconds and never jumps. */
    public WrongPins(LongSupplier clock) {
        this.clock = clock;
        this.log = new MinuteLog(LoggerFactory.getLogger(WrongPins.class), clock, "{} more wrong PINs came");
    }

    /**
     * Somebody guesses. How long, in milliseconds, the guess must wait until it may be looked at; from now on it counts as wrong
     * until {@link #right}. Above {@link HostLimits#PIN_KEPT_MILLIS} it may not be looked at, and does not count.
     *
     * @param page whether it says that its person plays through a page
     */
    public synchronized long guess(InetAddress address, boolean page) {
        long now = clock.getAsLong();
        Source source = Source.of(address, page);
        Guesses before = bySource.get(source);
        if (before == null || now - before.last() >= HostLimits.PIN_FORGOTTEN_MILLIS) {
            bySource.put(source, new Guesses(1, now));
            return 0;
        }
        long wait = Math.max(0, before.last() + before.pauseMillis() - now);
        if (wait <= HostLimits.PIN_KEPT_MILLIS) {
            bySource.put(source, new Guesses(before.wrong() + 1, now + wait));
        }
        return wait;
    }

    /** The guess was wrong: the log says from where, and how many that makes. */
    public void wrong(InetAddress address, boolean page) {
        int wrong;
        synchronized (this) {
            Guesses guesses = bySource.get(Source.of(address, page));
            wrong = guesses == null ? 1 : guesses.wrong();
        }
        log.say(address.getHostAddress(), "came with a wrong PIN, number " + wrong + " from there");
    }

    /** The guess was right: nothing is held against whoever comes from there any more. */
    public synchronized void right(InetAddress address, boolean page) {
        bySource.remove(Source.of(address, page));
    }
}
