package org.tiengow.engine.referee;

import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;

/** Is told every payment as it is made, with its arithmetic: what moves is {@code base × rate × factor × capture} chips. */
public interface Ledger {
    /** The bank, as a payer (rules 6.1). */
    int BANK = -1;

    /** Writes nothing down. */
    Ledger NONE = new Ledger() {
        @Override
        public void pay(
                PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture) {}
    };

    /**
     * Chips moved.
     *
     * @param from the seat that pays, or {@link #BANK}
     * @param owedBy whose debt it was (rules 5.7)
     * @param base chips before anything is multiplied, at least 1
     * @param rate the banker rate, 1 where the banker takes no part (rules 5.2)
     * @param factor the product of the round's factors (rules 5.5)
     * @param capture the capture factor (rules 5.7)
     */
    void pay(PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture);

    /** The settlement is multiplied (rules 5.5); told before its payments. */
    default void factor(FactorReason reason, int times) {}

    /** The banker gets no factor for all stacks (rules 5.6). */
    default void unbeatableLead() {}
}
