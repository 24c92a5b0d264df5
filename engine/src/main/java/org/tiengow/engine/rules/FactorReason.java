package org.tiengow.engine.rules;

/** The reasons for multiplying the payments at the end of a round (rules 5.5). */
public enum FactorReason {
    /** The last trick was won with a Supreme. */
    LAST_TRICK_SUPREME,

    /** The last trick was won with a quartet. */
    LAST_TRICK_QUARTET,

    /** The last trick was won with the single 21. */
    LAST_TRICK_LITTLE_THREE,

    /** The last trick was won with the single 51. */
    LAST_TRICK_MALLET_SIX,

    /** One seat has all stacks, but won the last only because the others were shut out. */
    SEVEN_STACKS,

    /** One seat has all stacks. */
    EIGHT_STACKS
}
