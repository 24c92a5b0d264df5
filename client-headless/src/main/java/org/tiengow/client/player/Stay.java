package org.tiengow.client.player;

/** How long a bot stays at its table. */
public enum Stay {
    /** Until the first match it plays in is over. */
    ONE_MATCH,
    /** Until the host ends, its seat is taken or it is sent away; it plays every match that is begun. */
    AS_LONG_AS_WANTED
}
