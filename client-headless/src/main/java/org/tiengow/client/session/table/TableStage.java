package org.tiengow.client.session.table;

/** The stage of a table. */
public enum TableStage {
    /** Players take seats, and the rules may change. */
    GATHERING,
    /** A round is being played. */
    PLAYING,
    /** A round is over. The next one begins when the people are ready, or after the pause. */
    BETWEEN_ROUNDS,
    /** The match is over. Another one may be started with the same seats and rules. */
    MATCH_OVER,
    /** A fault in the host's program has ended this table; other tables continue. */
    FAILED
}
