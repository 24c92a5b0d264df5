package org.tiengow.engine.seat;

/** Where a round stands. */
public enum Phase {
    /** Everybody is asked for one red dot, before the first lead (rules 4.11). */
    DECLARING,

    /** Tricks are played. */
    PLAYING,

    /** The round is over and paid. */
    SETTLED
}
