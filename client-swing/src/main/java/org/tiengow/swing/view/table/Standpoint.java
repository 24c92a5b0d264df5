package org.tiengow.swing.view.table;

/** From where somebody looks at the table. */
public enum Standpoint {
    /** From a seat, with a hand. */
    SEATED,
    /** From behind the others: no hand, so the first seat stands at the bottom like any other. */
    WATCHING,
    /** From across a room, on a television: nothing but the table, and larger. */
    ACROSS_THE_ROOM
}
