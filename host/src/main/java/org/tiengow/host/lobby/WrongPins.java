package org.tiengow.host.lobby;

import java.net.InetAddress;
import java.util.function.LongSupplier;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.limit.BackOff;
import org.tiengow.protocol.limit.Origin;
import org.tiengow.protocol.limit.PerOrigin;

/**
 * Counts wrong PINs per {@link Origin}, so that PINs cannot be tried out one after the other. After each wrong PIN a delay must pass before
 * the next is checked, and the delay doubles every time. All methods may be called from any thread.
 *
 * <p>A guess counts as wrong from its start until it has proved right, so that many simultaneous guesses gain nothing.
 *
 * <p>Pages on this machine are counted apart from its other connections. The door of this host admits only browsers that have shown valid
 * credentials, and refuses a native connection that claims to be a page. So guesses over native connections, or by a program on this
 * machine, do not lock pages out, unless that program claims to be a page.
 */
public final class WrongPins {
    private static final BackOff.Waits WAITS =
            new BackOff.Waits(HostLimits.PIN_PAUSE_MILLIS, 2, HostLimits.PIN_PAUSE_MILLIS_MOST);

    private final RateLimitedLog log;
    private final PerOrigin<BackOff> others;
    private final PerOrigin<BackOff> pagesHere;

    /** Creates a counter; the clock is monotonic, in milliseconds. */
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
     * Registers a guess, and returns the milliseconds until it may be checked. The guess counts as wrong until {@link #right}. Above
     * {@link HostLimits#PIN_KEPT_MILLIS} it must not be checked, and does not count.
     *
     * @param page whether the client claims that its user plays through a page
     */
    public synchronized long guess(InetAddress address, boolean page) {
        BackOff backOff = backOffs(address, page).of(address);
        long wait = backOff.millisLeft();
        if (wait <= HostLimits.PIN_KEPT_MILLIS) {
            backOff.fail(wait);
        }
        return wait;
    }

    /** Logs a wrong guess, with its address and the number of wrong guesses from there. */
    public void wrong(InetAddress address, boolean page) {
        int wrong;
        synchronized (this) {
            wrong = Math.max(1, backOffs(address, page).of(address).failures());
        }
        log.say(address.getHostAddress(), "came with a wrong PIN, number " + wrong + " from there");
    }

    /** Clears the count of an address after a right guess. */
    public synchronized void right(InetAddress address, boolean page) {
        backOffs(address, page).forget(address);
    }

    private PerOrigin<BackOff> backOffs(InetAddress address, boolean page) {
        return page && address.isLoopbackAddress() ? pagesHere : others;
    }
}
