package org.tiengow.engine.seat;

import org.tiengow.engine.rules.PaymentReason;

/**
 * A transfer of chips from one seat to another, with its arithmetic: {@code chips = base × rate × factor × capture}.
 *
 * @param reason the rule that asks for the payment
 * @param from the seat that pays, or {@link Seats#BANK}
 * @param to the seat that is paid
 * @param owedBy the seat in debt: {@code from} itself, except where a captured leader pays for another seat (rules 5.7)
 * @param base chips before anything is multiplied, at least 1
 * @param rate the banker rate, 1 where the banker takes no part (rules 5.2)
 * @param factor the product of the round's factors, 1 for payments during the round (rules 5.5)
 * @param capture the capture factor, 1 without a capture (rules 5.7)
 */
public record Payment(PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture) {
    /** Returns the number of chips paid, at least 1. */
    public int chips() {
        return base * rate * factor * capture;
    }
}
