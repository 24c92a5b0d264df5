package org.tiengow.engine.seat;

/** The phases of a round, in order. */
public enum Phase {
    /** The phase before the first lead, in which every seat is asked whether it declares one red dot (rules 4.11). */
    DECLARING,

    /** The phase in which tricks are played. */
    PLAYING,

    /** The phase after the end: the round is over and paid. */
    SETTLED
}
