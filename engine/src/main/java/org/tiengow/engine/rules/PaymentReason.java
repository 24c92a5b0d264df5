package org.tiengow.engine.rules;

/** The reasons for a payment (rules 5 and 6). */
public enum PaymentReason {
    /** The bonus for a Supreme that was led. */
    SUPREME_BONUS(Kind.BONUS, "5.4"),

    /** The bonus for a quartet that won or was shown. */
    QUARTET_BONUS(Kind.BONUS, "5.4"),

    /** The bonus for a pair that captured the civil Supreme. */
    SUPREME_CAPTURE_BONUS(Kind.BONUS, "5.4"),

    /** The payment of a seat under par to the winner of the round. */
    SETTLEMENT(Kind.SETTLEMENT, "5.1"),

    /** The payment of the round's winner to a seat over par. */
    OVER_PAR(Kind.SETTLEMENT, "5.1"),

    /** The payment of a debt by the captured leader: its own or another seat's. */
    CAPTURE(Kind.SETTLEMENT, "5.7"),

    /** The payment of the bank for a trick. */
    TRICK(Kind.BANK, "6.1"),

    /** The payment of the bank for the last trick. */
    LAST_TRICK(Kind.BANK, "6.1");

    private enum Kind {
        BONUS,
        SETTLEMENT,
        BANK
    }

    private final Kind kind;
    private final String paragraph;

    PaymentReason(Kind kind, String paragraph) {
        this.kind = kind;
        this.paragraph = paragraph;
    }

    /** Checks whether such a payment is made by every other seat during the round. */
    public boolean isBonus() {
        return kind == Kind.BONUS;
    }

    /** Checks whether such a payment is made when the round is settled, as opposed to during the round. */
    public boolean isOfSettlement() {
        return kind == Kind.SETTLEMENT;
    }

    /** Returns the paragraph of the rules that asks for such a payment. */
    public String paragraph() {
        return paragraph;
    }
}
