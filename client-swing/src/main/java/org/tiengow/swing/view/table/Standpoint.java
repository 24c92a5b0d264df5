package org.tiengow.swing.view.table;

/** The position from which the viewer looks at the table. */
public enum Standpoint {
    /** A seat with a hand. */
    SEATED,
    /** A spectator without a hand, so the first seat is laid out at the bottom like any other. */
    WATCHING,
    /** A television across the room: only the table, and larger. */
    ACROSS_THE_ROOM
}
