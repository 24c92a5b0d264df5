package org.tiengow.engine.seat;

import org.tiengow.engine.rules.PaymentReason;

/**
 * Chips that moved from one seat to another, with the arithmetic: {@code chips = base × rate × factor × capture}.
 *
 * @param reason why
 * @param from who pays, or {@link Seats#BANK}
 * @param to who is paid
 * @param owedBy whose debt it is: {@code from} itself, except where a captured leader pays for another (rules 5.7)
 * @param base chips before anything is multiplied, at least 1
 * @param rate the banker rate, 1 where the banker takes no part (rules 5.2)
 * @param factor the product of the round's factors, 1 for payments during the round (rules 5.5)
 * @param capture the capture factor, 1 without a capture (rules 5.7)
 */
public record Payment(PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture) {
    /** How many chips, at least 1. */
    public int chips() {
        return base * rate * factor * capture;
    }
}
