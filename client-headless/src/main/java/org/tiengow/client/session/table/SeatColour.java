package org.tiengow.client.session.table;

/** The colour of a seat, unique at its table. Frontends decide how it looks. */
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
