package org.tiengow.host.lobby;

/** What clients may cost a host; each number with its reason. What a frame may cost stands with the frames. */
public final class HostLimits {
    /** Tables of one host: more than any evening, and each has a thread of its own. */
    public static final int TABLES = 64;

    /**
     * Connections in all that have entered without a token: every table full, and as many again who watch. So many more may be
     * at the door, not yet entered; those with the token of a seat come on top, at most one a seat.
     */
    public static final int CONNECTIONS = 600;

    /**
     * Connections from one address, those inside and those at the door each: a machine that plays, watches on a television and
     * runs a table's worth of bots.
     */
    public static final int CONNECTIONS_OF_ADDRESS = 40;

    /** Connections from this machine itself, likewise: the bots of all tables come from there, and all knock at once. */
    public static final int CONNECTIONS_OF_LOOPBACK = 400;

    /**
     * Connections from one network of IPv6, likewise: one machine has as many addresses of its network as it likes, so they count
     * together; but everybody at home has that network too.
     */
    public static final int CONNECTIONS_OF_NETWORK = 200;

    /**
     * Pages from one address, those of a door that serves them: every table full and as many televisions. They count apart from all
     * others, of whom there may be as many as ever; in all there may be {@link #CONNECTIONS} pages too.
     */
    public static final int PAGES_OF_DOOR = 400;

    /** How far apart, in milliseconds, the lists of tables are told to all in the lobby: no eye sees more, and a crowd sits down at once. */
    public static final long LOBBY_MILLIS = 100;

    /** Names that may be barred for an evening, far more than come; with more, the first is let in again. */
    public static final int BARRED = 100;

    /** Wishes for seats that may be open at once: the owner answers one after the other. */
    public static final int SEAT_WISHES = 16;

    /** The pause after the first wrong PIN from an address, in milliseconds; it doubles each time, and who mistypes notices nothing. */
    public static final long PIN_PAUSE_MILLIS = 250;

    /**
     * A guess that comes during a pause is kept until it is over when it is no longer than this, in milliseconds, and refused
     * otherwise: well within the time to enter, so that who mistypes need not try again.
     */
    public static final long PIN_KEPT_MILLIS = 4_000;

    /** The longest such pause, in milliseconds: at five minutes each the 10,000 PINs of four digits take a month. */
    public static final long PIN_PAUSE_MILLIS_MOST = 300_000;

    /** After so long without a wrong PIN the count of an address begins anew, in milliseconds; longer than the longest pause. */
    public static final long PIN_FORGOTTEN_MILLIS = 3_600_000;

    /** Addresses whose wrong PINs are counted, the latest ones: more than a network at home has. */
    public static final int PIN_ADDRESSES = 1_024;

    /**
     * Requests a second in the long run, faster than anybody clicks; what the game waits for does not count once it is accepted, for the
     * game sets its pace.
     */
    public static final int REQUESTS_PER_SECOND = 20;

    /** Requests at once, before the limit above is felt: a program that sets up a table sends some dozens. */
    public static final int REQUESTS_AT_ONCE = 100;

    /** A client that is too fast waits so long for each answer, in milliseconds; others notice nothing. */
    public static final int TOO_FAST_MILLIS = 50;

    /** Bytes that may wait for one client to read them: the records of a long match; whoever leaves more is closed. */
    public static final int UNREAD_BYTES = 4 * 1024 * 1024;

    private HostLimits() {}
}
