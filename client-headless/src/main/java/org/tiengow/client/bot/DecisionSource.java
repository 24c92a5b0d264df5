package org.tiengow.client.bot;

/** The origin of a play: the strategy itself, or something that stood in for it. */
public enum DecisionSource {
    /** The strategy decided. */
    OWN,

    /** The strategy decided, but the clock ended its search before its budget was spent. On a quieter machine it may decide otherwise. */
    CUT_SHORT,

    /** The answer came too late, and a safe play was made. */
    LATE,

    /** The answer was not a legal play, and a safe play was made. */
    WRONG,

    /** The program had ended, and a safe play was made. */
    GONE,

    /** A substitute played, after too many failures in one match. */
    REPLACED;

    /** Checks whether the strategy itself decided. */
    public boolean isOwn() {
        return this == OWN || this == CUT_SHORT;
    }
}
