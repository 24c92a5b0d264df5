package org.tiengow.engine.record;

import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;

/**
 * Chips that moved, as they stand in a record.
 *
 * @param reason why
 * @param from who paid, −1 for the bank
 * @param to who was paid
 * @param owedBy whose debt it was: {@code from}, except where a captured leader paid for another (rules 5.7)
 * @param chips how many
 */
public record RecordedPayment(PaymentReason reason, int from, int to, int owedBy, int chips) {
    /** Without the arithmetic. */
    public static RecordedPayment of(Payment payment) {
        return new RecordedPayment(payment.reason(), payment.from(), payment.to(), payment.owedBy(), payment.chips());
    }

    /** The paragraph of the rules that asks for such a payment. */
    public String paragraph() {
        return switch (reason) {
            case SUPREME_BONUS, QUARTET_BONUS -> "5.4";
            case SETTLEMENT, OVER_PAR -> "5.1";
            case CAPTURE -> "5.7";
            case TRICK, LAST_TRICK -> "6.1";
        };
    }

    /** Such as {@code SETTLEMENT of 5 chips from seat 2 to seat 0}. */
    @Override
    public String toString() {
        String payer = from < 0 ? "the bank" : "seat " + from;
        String debtor = owedBy == from ? "" : " for seat " + owedBy;
        return reason + " of " + chips + " chips from " + payer + debtor + " to seat " + to;
    }
}
