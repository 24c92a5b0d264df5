package org.tiengow.engine.rules;

/** Which way round the table the play goes (rules 2.1). */
public enum Direction {
    /** The next player sits on your right. */
    COUNTER_CLOCKWISE,

    /** The next player sits on your left; changes the picture only. */
    CLOCKWISE,

    /** As counter-clockwise, and the other way in rounds 2, 4, 6. */
    ALTERNATING
}
