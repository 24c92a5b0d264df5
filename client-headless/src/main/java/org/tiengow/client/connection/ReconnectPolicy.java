package org.tiengow.client.connection;

import java.time.Duration;
import org.tiengow.protocol.limit.BackOff;
import org.tiengow.protocol.succession.VotePolicy;

/**
 * The policy by which a session reconnects to a host that was lost.
 *
 * @param firstPause pause before the first attempt
 * @param longestPause longest pause between two attempts; pauses grow from the first to this one, each with some random jitter
 * @param trying how long the session tries in all; zero disables reconnecting
 * @param hostLocator the search for a host that has moved to another address
 * @param seats the seats that are kept for a program that is started again
 * @param gone time without the host until its people are asked whether to continue without it; the search for it goes on then
 * @param rest time for which a program that has signed signs nothing else. A program also waits so long for a host that cannot begin
 *     another round, before it looks for others.
 */
public record ReconnectPolicy(
        Duration firstPause,
        Duration longestPause,
        Duration trying,
        HostLocator hostLocator,
        KeptSeats seats,
        Duration gone,
        Duration rest) {
    /** A policy that never reconnects. */
    public static final ReconnectPolicy NEVER =
            new ReconnectPolicy(Duration.ZERO, Duration.ZERO, Duration.ZERO, HostLocator.WHERE_IT_WAS, KeptSeats.NONE);

    /** Longer than most interruptions of a home network, and than the restart of a host's program. */
    private static final Duration GONE = Duration.ofSeconds(15);

    private static final Duration FIRST_PAUSE = Duration.ofMillis(100);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(4);
    private static final Duration TRYING = Duration.ofMinutes(10);
    private static final double GROWTH = 1.6;
    private static final double LEAST_PART = 0.75;
    private static final double PARTS = 0.5;

    /** Creates a policy with the usual time until a host counts as gone. */
    public ReconnectPolicy(
            Duration firstPause, Duration longestPause, Duration trying, HostLocator hostLocator, KeptSeats seats) {
        this(firstPause, longestPause, trying, hostLocator, seats, GONE, VotePolicy.REST);
    }

    public ReconnectPolicy withGone(Duration changed) {
        return new ReconnectPolicy(firstPause, longestPause, trying, hostLocator, seats, changed, rest);
    }

    public ReconnectPolicy withRest(Duration changed) {
        return new ReconnectPolicy(firstPause, longestPause, trying, hostLocator, seats, gone, changed);
    }

    /**
     * Returns the policy for people. After a short interruption the session is back before anybody notices. A host whose machine must be
     * restarted is waited for ten minutes.
     */
    public static ReconnectPolicy patiently(HostLocator hostLocator, KeptSeats seats) {
        return new ReconnectPolicy(FIRST_PAUSE, LONGEST_PAUSE, TRYING, hostLocator, seats);
    }

    /**
     * Returns the pause before an attempt. All clients of a host lose it at the same moment, and the jitter keeps them from returning all
     * at once.
     *
     * @param tries number of attempts made before
     * @param chance a random number from 0 to below 1
     */
    public Duration pause(int tries, double chance) {
        long planned = new BackOff.Waits(firstPause.toMillis(), GROWTH, longestPause.toMillis()).after(tries + 1);
        return Duration.ofMillis(Math.round(planned * (LEAST_PART + PARTS * chance)));
    }

    public boolean isWanted() {
        return !trying.isZero();
    }
}
