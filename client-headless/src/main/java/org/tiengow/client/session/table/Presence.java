package org.tiengow.client.session.table;

/** The state of a seat's connection. */
public enum Presence {
    /** The seat is free. */
    NOBODY,
    /** The connection is established. */
    HERE,
    /** The connection broke; the seat is kept for the grace time. */
    LOST,
    /** The player has left deliberately. */
    LEFT
}
