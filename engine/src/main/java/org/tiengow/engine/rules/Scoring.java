package org.tiengow.engine.rules;

/** The methods of paying a round (rules 5 and 6). */
public enum Scoring {
    /** Every seat settles with the winner by its stacks (rules 5). */
    STACKS,

    /** The bank pays chips for tricks (rules 6.1). */
    TRICK_CHIPS
}
