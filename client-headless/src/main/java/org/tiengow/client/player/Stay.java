package org.tiengow.client.player;

/** The length of a bot's stay at its table. */
public enum Stay {
    /** The bot leaves when the first match it plays in is over. */
    ONE_MATCH,
    /** The bot plays every match until the host ends, its seat is taken or it is kicked. */
    AS_LONG_AS_WANTED
}
