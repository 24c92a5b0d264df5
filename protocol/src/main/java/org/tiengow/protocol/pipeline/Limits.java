package org.tiengow.protocol.pipeline;

import java.time.Duration;

/** What one side may cost the other. */
public final class Limits {
    /** The port a host takes when it is free. */
    public static final int DEFAULT_PORT = 47913;

    /** The port of the page for browsers when it is free, next to that of the game. */
    public static final int PAGE_PORT = 47914;

    /** The port at which a host that is handed over waits for its heir when it is free, so that a firewall can let it in. */
    public static final int HANDING_OVER_PORT = 47915;

    /** The bytes of the length in front of every message. */
    public static final int LENGTH_BYTES = 4;

    /** The longest message before Enter is granted, in bytes: a Hello or an Enter is far shorter, and a stranger gets no more. */
    public static final int MESSAGE_OF_STRANGER = 1_024;

    /** The longest message once Enter is granted, and the longest of a host, in bytes: an update of a long match has 20,000. */
    public static final int MESSAGE = 65_536;

    /** The finished rounds an update tells of, the latest ones: all of a match anybody plays, and within {@link #MESSAGE}. */
    public static final int ROUNDS_IN_UPDATE = 500;

    /**
     * The finished rounds of a match that a host and a client keep in memory and a journal on the disk, the latest ones: all of a
     * match with a set number of rounds. Of an open match the earlier ones are in the file of its record alone.
     */
    public static final int ROUNDS_KEPT = 999;

    /** Lines of a table's chat that a host keeps, and tells to whoever comes; with the longest names and texts half a message. */
    public static final int CHAT_LINES = 30;

    /** From the connection to Enter: a person's PIN is typed before it, so only the network takes time. */
    public static final Duration OPENING = Duration.ofSeconds(10);

    /** The longest a client with nothing to say may wait with its next Ping; it is answered, so both sides hear something. */
    public static final Duration PING = Duration.ofSeconds(5);

    /** After so long without any byte the other side is lost: three pings. */
    public static final Duration SILENCE = Duration.ofSeconds(15);

    /** The least silence after which a client that promised to ping more often is lost: a hiccup of its machine is shorter. */
    public static final Duration SILENCE_OF_PROMISED = Duration.ofMillis(3_500);

    /** How many of its own pauses a client that promised may be silent. */
    private static final double PAUSES = 3.5;

    /** How long the last words of a side may take to be read. */
    public static final Duration FAREWELL = Duration.ofSeconds(1);

    /** How long the owner of a host may take to say whether somebody gets the seat of one who is lost. */
    public static final Duration SEAT_WISH = Duration.ofSeconds(60);

    private Limits() {}

    /**
     * After how much silence a client is lost.
     *
     * @param pingMillis how often it has promised to ping, in milliseconds; 0: it has promised nothing
     */
    public static Duration silenceOf(int pingMillis) {
        if (pingMillis <= 0) {
            return SILENCE;
        }
        long millis = Math.round(pingMillis * PAUSES);
        return Duration.ofMillis(Math.min(SILENCE.toMillis(), Math.max(SILENCE_OF_PROMISED.toMillis(), millis)));
    }
}
