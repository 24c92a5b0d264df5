package org.tiengow.client.session.table;

/** The face by which a seat is known at its table; no two seats of a table have the same. How it is drawn is left to frontends. */
public enum SeatFace {
    GOOSE,
    CAT,
    RABBIT,
    FOX,
    OWL,
    PANDA,
    FROG,
    CARP,
    TURTLE,
    PLUM,
    TEAPOT,
    LANTERN
}
