package org.tiengow.host.lobby;

import java.net.InetAddress;
import java.util.function.LongSupplier;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.limit.BackOff;
import org.tiengow.protocol.limit.Origin;
import org.tiengow.protocol.limit.PerOrigin;

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
    private static final BackOff.Waits WAITS =
            new BackOff.Waits(HostLimits.PIN_PAUSE_MILLIS, 2, HostLimits.PIN_PAUSE_MILLIS_MOST);

    private final RateLimitedLog log;
    private final PerOrigin<BackOff> others;
    private final PerOrigin<BackOff> pagesHere;

    /** Nobody has guessed yet; the clock counts milliseconds and never jumps. */
    public WrongPins(LongSupplier clock) {
        this.log = new RateLimitedLog(LoggerFactory.getLogger(WrongPins.class), clock, "{} more wrong PINs came");
        this.others = backOffs(clock);
        this.pagesHere = backOffs(clock);
    }

    private static PerOrigin<BackOff> backOffs(LongSupplier clock) {
        return new PerOrigin<>(
                HostLimits.PIN_ADDRESSES, () -> new BackOff(WAITS, HostLimits.PIN_FORGOTTEN_MILLIS, clock));
    }

    /**
     * Somebody guesses. How long, in milliseconds, the guess must wait until it may be looked at; from now on it counts as wrong
     * until {@link #right}. Above {@link HostLimits#PIN_KEPT_MILLIS} it may not be looked at, and does not count.
     *
     * @param page whether it says that its person plays through a page
     */
    public synchronized long guess(InetAddress address, boolean page) {
        BackOff backOff = backOffs(address, page).of(address);
        long wait = backOff.millisLeft();
        if (wait <= HostLimits.PIN_KEPT_MILLIS) {
            backOff.fail(wait);
        }
        return wait;
    }

    /** The guess was wrong: the log says from where, and how many that makes. */
    public void wrong(InetAddress address, boolean page) {
        int wrong;
        synchronized (this) {
            wrong = Math.max(1, backOffs(address, page).of(address).failures());
        }
        log.say(address.getHostAddress(), "came with a wrong PIN, number " + wrong + " from there");
    }

    /** The guess was right: nothing is held against whoever comes from there any more. */
    public synchronized void right(InetAddress address, boolean page) {
        backOffs(address, page).forget(address);
    }

    private PerOrigin<BackOff> backOffs(InetAddress address, boolean page) {
        return page && address.isLoopbackAddress() ? pagesHere : others;
    }
}
