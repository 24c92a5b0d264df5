package org.tiengow.engine.rules;

/** The seats that pay the winner after a capture (rules 5.7). */
public enum CapturePaidBy {
    /** The captured seat, which pays the debts of all seats. */
    LEADER,

    /** Every seat, each for its own debt. */
    EACH
}
