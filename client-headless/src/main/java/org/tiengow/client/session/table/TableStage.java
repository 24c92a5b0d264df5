package org.tiengow.client.session.table;

/** Where a table stands. */
public enum TableStage {
    /** Seats are taken, rules may change. */
    GATHERING,
    /** A round is played. */
    PLAYING,
    /** A round is over; the next begins when the people are ready, or after the pause. */
    BETWEEN_ROUNDS,
    /** The match is over; another may be started with the same seats and rules. */
    MATCH_OVER,
    /** A fault in the host's program ended this table; others go on. */
    FAILED
}
