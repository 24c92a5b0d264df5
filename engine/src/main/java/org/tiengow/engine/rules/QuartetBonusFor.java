package org.tiengow.engine.rules;

/** The seats that are paid the quartet bonus (rules 5.4). */
public enum QuartetBonusFor {
    /** The seat whose quartet wins the trick, paid when the trick is won. */
    WINNER,

    /** Every seat that plays a quartet face up, paid at once. */
    SHOWN
}
