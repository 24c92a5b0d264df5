package org.tiengow.engine.rules;

/** The direction of play around the table (rules 2.1). */
public enum Direction {
    /** The next player sits on your right. */
    COUNTER_CLOCKWISE,

    /** The next player sits on your left. Changes only how the seats are drawn. */
    CLOCKWISE,

    /** Counter-clockwise, reversed in rounds 2, 4, 6 and so on. */
    ALTERNATING
}
