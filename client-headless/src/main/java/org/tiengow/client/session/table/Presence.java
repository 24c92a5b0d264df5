package org.tiengow.client.session.table;

/** Whether a seat's connection stands. */
public enum Presence {
    /** The seat is free. */
    NOBODY,
    /** It stands. */
    HERE,
    /** It broke; the seat is kept for the grace time. */
    LOST,
    /** Its person left and said so. */
    LEFT
}
