package org.tiengow.engine.record;

import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;

/**
 * A payment as written in a record, without its arithmetic.
 *
 * @param reason the rule that asks for the payment
 * @param from the seat that paid, −1 for the bank
 * @param to the seat that was paid
 * @param owedBy the seat in debt: {@code from}, except where a captured leader paid for another seat (rules 5.7)
 * @param chips the number of chips
 */
public record RecordedPayment(PaymentReason reason, int from, int to, int owedBy, int chips) {
    public static RecordedPayment of(Payment payment) {
        return new RecordedPayment(payment.reason(), payment.from(), payment.to(), payment.owedBy(), payment.chips());
    }

    /** Returns a text such as {@code SETTLEMENT of 5 chips from seat 2 to seat 0}. */
    @Override
    public String toString() {
        String payer = from < 0 ? "the bank" : "seat " + from;
        String debtor = owedBy == from ? "" : " for seat " + owedBy;
        return reason + " of " + chips + " chips from " + payer + debtor + " to seat " + to;
    }
}
