package org.tiengow.client.connection;

import java.time.Duration;
import org.tiengow.protocol.pipeline.Limits;

/**
 * How long a client waits for what.
 *
 * @param connecting until the host's machine has taken the connection, the look-up of its name included
 * @param opening until the host has let the client in or has refused it
 * @param answering until a request is answered
 * @param ping between two requests for a sign of life
 * @param silence without any message until the host counts as dead
 */
public record Patience(Duration connecting, Duration opening, Duration answering, Duration ping, Duration silence) {
    /**
     * For a local network: whatever takes longer there will not come. A dead host is noticed in less than five seconds,
     * {@code silence} and one {@code ping}.
     */
    public static final Patience LAN = new Patience(
            Duration.ofSeconds(5),
            Duration.ofSeconds(8),
            Duration.ofSeconds(5),
            Duration.ofSeconds(1),
            Duration.ofMillis(3500));

    /** For a host in the same program: when that is silent, so is its client, and nobody is there to notice. */
    public static final Patience SAME_PROGRAM =
            new Patience(LAN.connecting, LAN.opening, LAN.answering, Limits.PING, Limits.SILENCE);
}
