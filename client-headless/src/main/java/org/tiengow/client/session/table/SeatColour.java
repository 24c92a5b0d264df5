package org.tiengow.client.session.table;

/** The colour by which a seat is known at its table; no two seats of a table have the same. How it looks is left to frontends. */
public enum SeatColour {
    AMBER,
    BLUE,
    VIOLET,
    GREEN,
    TEAL,
    ROSE,
    SAND,
    SLATE
}
