package org.tiengow.host.lobby;

/** What clients may cost a host; each number with its reason. What a frame may cost stands with the frames. */
public final class HostLimits {
    /** Tables of one host: more than any evening, and each has a thread of its own. */
    public static final int TABLES = 64;

    /** Connections in all: every table full, and as many again who watch. */
    public static final int CONNECTIONS = 600;

    /** Connections from one address: a machine that plays, watches on a television and runs a table's worth of bots. */
    public static final int CONNECTIONS_OF_ADDRESS = 40;

    /** Connections from this machine itself, where the bots of all tables come from. */
    public static final int CONNECTIONS_OF_LOOPBACK = 400;

    /** Requests a second in the long run, faster than anybody clicks; a play that is accepted does not count, for the game sets its pace. */
    public static final int REQUESTS_PER_SECOND = 20;

    /** Requests at once, before the limit above is felt: a program that sets up a table sends some dozens. */
    public static final int REQUESTS_AT_ONCE = 100;

    /** A client that is too fast waits so long for each answer, in milliseconds; others notice nothing. */
    public static final int TOO_FAST_MILLIS = 50;

    /** Bytes that may wait for one client to read them: the records of a long match; whoever leaves more is closed. */
    public static final int UNREAD_BYTES = 4 * 1024 * 1024;

    private HostLimits() {}
}
