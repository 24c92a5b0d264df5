package org.tiengow.engine.rules;

/** Who pays the winner after a capture (rules 5.7). */
public enum CapturePaidBy {
    /** The captured seat pays for everybody. */
    LEADER,

    /** Every seat pays its own debt. */
    EACH
}
