package org.tiengow.client.connection;

import java.time.Duration;
import org.tiengow.protocol.pipeline.Limits;

/**
 * The time-outs of a client.
 *
 * @param connecting until the TCP connection is established, the look-up of the name included
 * @param opening until the host has admitted or refused the client
 * @param answering until a request is answered
 * @param ping interval between two pings
 * @param silence time without any message until the host counts as dead
 */
public record Timeouts(Duration connecting, Duration opening, Duration answering, Duration ping, Duration silence) {
    /**
     * Time-outs for a local network, on which slower answers never come. A dead host is noticed in less than five seconds: {@code silence}
     * and one {@code ping}.
     */
    public static final Timeouts LAN = new Timeouts(
            Duration.ofSeconds(5),
            Duration.ofSeconds(8),
            Duration.ofSeconds(5),
            Duration.ofSeconds(1),
            Duration.ofMillis(3500));

    /** The longest time-out of an opening. */
    private static final Duration LONGEST_OPENING = Duration.ofMinutes(1);

    /**
     * Time-outs for a host in the same program. When that host is silent, so is its client, and no time-out helps. An opening that is
     * given up would cost the host one of the few times that it calls a bot.
     */
    public static final Timeouts SAME_PROGRAM =
            new Timeouts(LONGEST_OPENING, LONGEST_OPENING, LAN.answering, Limits.PING, Limits.SILENCE);

    /** Returns a copy with twice the time for an opening, one minute at most. The host's machine may be slow. */
    Timeouts withLongerOpening() {
        Duration longer = opening.multipliedBy(2);
        return new Timeouts(
                connecting, longer.compareTo(LONGEST_OPENING) < 0 ? longer : LONGEST_OPENING, answering, ping, silence);
    }
}
