package org.tiengow.engine.rules;

/** Who is paid the quartet bonus (rules 5.4). */
public enum QuartetBonusFor {
    /** The seat whose quartet wins the trick, when it is won. */
    WINNER,

    /** Every seat that shows a quartet face up, at once. */
    SHOWN
}
