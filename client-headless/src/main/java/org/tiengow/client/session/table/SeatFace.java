package org.tiengow.client.session.table;

/** The face of a seat, unique at its table. Frontends decide how it is drawn. */
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
