package org.tiengow.engine.rules;

/** The methods of paying a round (rules 5 and 6). */
public enum Scoring {
    /** Settlement of every seat with the winner, by its stacks (rules 5). */
    STACKS,

    /** Chips from the bank for tricks (rules 6.1). */
    TRICK_CHIPS
}
