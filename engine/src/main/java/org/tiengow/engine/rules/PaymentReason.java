package org.tiengow.engine.rules;

/** The reasons for a payment (rules 5 and 6). */
public enum PaymentReason {
    /** The bonus for a Supreme that was led (rules 5.4). */
    SUPREME_BONUS,

    /** The bonus for a quartet that won or was shown (rules 5.4). */
    QUARTET_BONUS,

    /** The payment of a seat under par to the winner of the round (rules 5.1). */
    SETTLEMENT,

    /** The payment of the round's winner to a seat over par (rules 5.1). */
    OVER_PAR,

    /** The payment of a debt by the captured leader: its own or another seat's (rules 5.7). */
    CAPTURE,

    /** The payment of the bank for a trick (rules 6.1). */
    TRICK,

    /** The payment of the bank for the last trick (rules 6.1). */
    LAST_TRICK;

    /** Checks whether such a payment is made when the round is settled, as opposed to during the round. */
    public boolean isOfSettlement() {
        return this == SETTLEMENT || this == OVER_PAR || this == CAPTURE;
    }
}
