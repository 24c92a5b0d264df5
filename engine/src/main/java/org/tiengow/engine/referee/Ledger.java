package org.tiengow.engine.referee;

import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;

/** A listener for every payment as it is made. The amount is {@code base × rate × factor × capture} chips. */
public interface Ledger {
    /** The bank, as a payer (rules 6.1). */
    int BANK = -1;

    /** A ledger that ignores all payments. */
    Ledger NONE = new Ledger() {
        @Override
        public void pay(
                PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture) {}
    };

    /**
     * Records a payment.
     *
     * @param from the seat that pays, or {@link #BANK}
     * @param owedBy the seat in debt (rules 5.7)
     * @param base chips before anything is multiplied, at least 1
     * @param rate the banker rate, 1 where the banker takes no part (rules 5.2)
     * @param factor the product of the round's factors (rules 5.5)
     * @param capture the capture factor (rules 5.7)
     */
    void pay(PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture);

    /** Records a factor of the settlement, before the payments that it multiplies (rules 5.5). */
    default void factor(FactorReason reason, int times) {}

    /** Records that the banker lost the factor for all stacks (rules 5.6). */
    default void unbeatableLead() {}
}
