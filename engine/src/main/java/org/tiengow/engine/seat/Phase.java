package org.tiengow.engine.seat;

/** The phases of a round, in order. */
public enum Phase {
    /** Every seat is asked whether it declares one red dot, before the first lead (rules 4.11). */
    DECLARING,

    /** Tricks are played. */
    PLAYING,

    /** The round is over and paid. */
    SETTLED
}
