package org.tiengow.engine.rules;

/** The reasons for a payment (rules 5 and 6). */
public enum PaymentReason {
    /** A Supreme was led (rules 5.4). */
    SUPREME_BONUS,

    /** A quartet won or was shown (rules 5.4). */
    QUARTET_BONUS,

    /** A seat under par pays the winner of the round (rules 5.1). */
    SETTLEMENT,

    /** The winner of the round pays a seat over par (rules 5.1). */
    OVER_PAR,

    /** The captured leader pays a debt, its own or another seat's (rules 5.7). */
    CAPTURE,

    /** The bank pays for a trick (rules 6.1). */
    TRICK,

    /** The bank pays for the last trick (rules 6.1). */
    LAST_TRICK;

    /** Checks whether such a payment is made when the round is settled, as opposed to during the round. */
    public boolean isOfSettlement() {
        return this == SETTLEMENT || this == OVER_PAR || this == CAPTURE;
    }
}
