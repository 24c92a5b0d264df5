package org.tiengow.client.connection;

import java.time.Duration;
import org.tiengow.protocol.limit.BackOff;
import org.tiengow.protocol.succession.Voting;

/**
 * How a session comes back to a host that was lost.
 *
 * @param firstPause before the first try
 * @param longestPause between two tries; pauses grow from the first to this one, each a little longer or shorter than planned
 * @param trying how long it tries in all; zero: not at all
 * @param whereabouts where the host may be if it is not where it was
 * @param seats keeps what brings a program started again back to its seat
 * @param gone after how long without the host its people are asked whether to go on without it; it is still looked for then
 * @param rest for how long a program that has signed signs nothing else, and waits for a host that cannot begin another round before it
 *     looks for others
 */
public record Returning(
        Duration firstPause,
        Duration longestPause,
        Duration trying,
        Whereabouts whereabouts,
        KeptSeats seats,
        Duration gone,
        Duration rest) {
    /** Does not come back. */
    public static final Returning NEVER =
            new Returning(Duration.ZERO, Duration.ZERO, Duration.ZERO, Whereabouts.WHERE_IT_WAS, KeptSeats.NONE);

    /** Longer than most hiccups of a home network, and than a host's program takes to be started again. */
    private static final Duration GONE = Duration.ofSeconds(15);

    private static final Duration FIRST_PAUSE = Duration.ofMillis(100);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(4);
    private static final Duration TRYING = Duration.ofMinutes(10);
    private static final double GROWTH = 1.6;
    private static final double LEAST_PART = 0.75;
    private static final double PARTS = 0.5;

    /** With the usual time until a host counts as gone. */
    public Returning(
            Duration firstPause, Duration longestPause, Duration trying, Whereabouts whereabouts, KeptSeats seats) {
        this(firstPause, longestPause, trying, whereabouts, seats, GONE, Voting.REST);
    }

    /** The same, with another time until its people are asked. */
    public Returning withGone(Duration changed) {
        return new Returning(firstPause, longestPause, trying, whereabouts, seats, changed, rest);
    }

    /** The same, with another rest. */
    public Returning withRest(Duration changed) {
        return new Returning(firstPause, longestPause, trying, whereabouts, seats, gone, changed);
    }

    /**
     * As people want it: after a hiccup it is back before anybody has noticed, and a host whose machine has to be started
     * again is waited for, ten minutes long.
     */
    public static Returning patiently(Whereabouts whereabouts, KeptSeats seats) {
        return new Returning(FIRST_PAUSE, LONGEST_PAUSE, TRYING, whereabouts, seats);
    }

    /**
     * The pause before a try. All the clients of a host lose it at the same moment; chance keeps them from coming back at one.
     *
     * @param tries how many were made before
     * @param chance from 0 to below 1
     */
    public Duration pause(int tries, double chance) {
        long planned = new BackOff.Waits(firstPause.toMillis(), GROWTH, longestPause.toMillis()).after(tries + 1);
        return Duration.ofMillis(Math.round(planned * (LEAST_PART + PARTS * chance)));
    }

    public boolean isWanted() {
        return !trying.isZero();
    }
}
