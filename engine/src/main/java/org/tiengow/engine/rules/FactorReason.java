package org.tiengow.engine.rules;

/** Why the payments of a round's end are multiplied (rules 5.5). */
public enum FactorReason {
    /** The last trick was won with a Supreme. */
    LAST_TRICK_SUPREME,

    /** The last trick was won with a quartet. */
    LAST_TRICK_QUARTET,

    /** The last trick was won with the single 21. */
    LAST_TRICK_LITTLE_THREE,

    /** The last trick was won with the single 51. */
    LAST_TRICK_MALLET_SIX,

    /** One seat has all stacks, the last only because the others were shut out. */
    SEVEN_STACKS,

    /** One seat has all stacks. */
    EIGHT_STACKS
}
