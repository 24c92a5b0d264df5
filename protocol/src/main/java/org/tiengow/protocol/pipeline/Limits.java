package org.tiengow.protocol.pipeline;

import java.time.Duration;

/** The limits and time-outs of connections, and the default ports. */
public final class Limits {
    /** The default port of a host. */
    public static final int DEFAULT_PORT = 47913;

    /** The default port of the web page, next to that of the game. */
    public static final int PAGE_PORT = 47914;

    /** The default port on which a host waits for its successor during a hand-over. It is fixed, so that a firewall can allow it. */
    public static final int HANDING_OVER_PORT = 47915;

    /** Bytes of the length in front of every message. */
    public static final int LENGTH_BYTES = 4;

    /** The longest message in bytes before Enter is granted. A Hello or an Enter is far shorter, and a stranger gets no more. */
    public static final int MESSAGE_OF_STRANGER = 1_024;

    /** The longest message in bytes of a host, and of a client after Enter is granted. An update of a long match has 20,000. */
    public static final int MESSAGE = 65_536;

    /** The most finished rounds in an update, the latest ones: all of a usual match, and within {@link #MESSAGE}. */
    public static final int ROUNDS_IN_UPDATE = 500;

    /**
     * The most finished rounds of a match that host and client keep in memory and the journal on disk, the latest ones. They cover any
     * match with a fixed number of rounds. Earlier rounds of an open match are only in its record file.
     */
    public static final int ROUNDS_KEPT = 999;

    /**
     * The most lines of a table's chat that a host keeps, and sends to new clients. With the longest names and texts they fill half a
     * message.
     */
    public static final int CHAT_LINES = 30;

    /** The time from the connection to Enter. The user types a PIN before it, so only the network takes time. */
    public static final Duration OPENING = Duration.ofSeconds(10);

    /** The longest interval between two Pings of an otherwise silent client. Each is answered, so both sides receive something. */
    public static final Duration PING = Duration.ofSeconds(5);

    /** The read time-out of both sides: three pings. */
    public static final Duration SILENCE = Duration.ofSeconds(15);

    /** The shortest read time-out of a client that has promised to ping more often; it is longer than a hiccup of its machine. */
    public static final Duration SILENCE_OF_PROMISED = Duration.ofMillis(3_500);

    /** The read time-out of such a client, as a multiple of its promised interval. */
    private static final double PAUSES = 3.5;

    /** The time in which the other side must read a Closing. */
    public static final Duration FAREWELL = Duration.ofSeconds(1);

    /** The time in which the owner must answer a request for the seat of a disconnected person. */
    public static final Duration SEAT_WISH = Duration.ofSeconds(60);

    private Limits() {}

    /**
     * Returns the read time-out of a client.
     *
     * @param pingMillis the ping interval that it has promised, in milliseconds; 0 without a promise
     */
    public static Duration silenceOf(int pingMillis) {
        if (pingMillis <= 0) {
            return SILENCE;
        }
        long millis = Math.round(pingMillis * PAUSES);
        return Duration.ofMillis(Math.min(SILENCE.toMillis(), Math.max(SILENCE_OF_PROMISED.toMillis(), millis)));
    }
}
