package org.tiengow.host.lobby;

/**
 * The resource limits for clients of a host, each with its reason. The limits for frames are in
 * {@link org.tiengow.protocol.pipeline.Limits}.
 */
public final class HostLimits {
    /** The most tables of one host: more than any night needs, and each has its own thread. */
    public static final int TABLES = 64;

    /**
     * The most connections that have entered without a token: all tables full, and as many spectators. The same number may wait to enter.
     * Connections with the token of a seat or of the owner come on top, at most one per token.
     */
    public static final int CONNECTIONS = 600;

    /**
     * The most connections per address, counted separately inside and before entering. It suffices for a machine that plays, watches on a
     * television and runs bots for one table.
     */
    public static final int CONNECTIONS_OF_ADDRESS = 40;

    /** The most connections from this machine, counted likewise: the bots of all tables connect from it, all at once. */
    public static final int CONNECTIONS_OF_LOOPBACK = 400;

    /**
     * The most connections per IPv6 network, counted likewise. One machine may use any number of addresses of its network, so they count
     * together; but everybody at home shares that network.
     */
    public static final int CONNECTIONS_OF_NETWORK = 200;

    /**
     * The most pages that may connect through one web server (door): four players and a television at each of 64 tables, and some room.
     * Pages are counted apart from other connections and do not reduce their number. In total there may be {@link #CONNECTIONS} pages too.
     */
    public static final int PAGES_OF_DOOR = 400;

    /**
     * The shortest time in milliseconds between two lists of tables for clients in the lobby. Nobody notices it, and it combines the
     * changes when many sit down at once.
     */
    public static final long LOBBY_MILLIS = 100;

    /** The most banned names, far more than a night needs. A further ban lifts the oldest. */
    public static final int BARRED = 100;

    /** The most pending seat requests: the owner answers them one by one. */
    public static final int SEAT_WISHES = 16;

    /**
     * Milliseconds of delay after the first wrong PIN from an address. The delay doubles each time; after a single typing error it is not
     * noticed.
     */
    public static final long PIN_PAUSE_MILLIS = 250;

    /**
     * The longest remaining delay in milliseconds for which a PIN is held until the delay is over. With a longer one it is refused at once.
     * It is well within the time to enter, so that a user need not retry after a typing error.
     */
    public static final long PIN_KEPT_MILLIS = 4_000;

    /** The longest delay in milliseconds: at five minutes each, the 10,000 PINs of four digits take a month. */
    public static final long PIN_PAUSE_MILLIS_MOST = 300_000;

    /** Milliseconds without a wrong PIN after which the count of an address restarts; longer than the longest delay. */
    public static final long PIN_FORGOTTEN_MILLIS = 3_600_000;

    /** The most addresses with counted wrong PINs, the latest ones: more than a network at home has. */
    public static final int PIN_ADDRESSES = 1_024;

    /**
     * Requests per second in the long run, faster than anybody clicks. Accepted acts that the game waits for do not count, for the game
     * sets their pace.
     */
    public static final int REQUESTS_PER_SECOND = 20;

    /** The burst of requests before the rate limit applies: a program that sets up a table sends some dozens. */
    public static final int REQUESTS_AT_ONCE = 100;

    /**
     * Milliseconds before a request above the rate limit is refused. The connection reads nothing else meanwhile; other clients notice
     * nothing.
     */
    public static final int TOO_FAST_MILLIS = 50;

    /** Bytes that may queue for one client: the records of a long match. A connection with more is closed. */
    public static final int UNREAD_BYTES = 4 * 1024 * 1024;

    private HostLimits() {}
}
