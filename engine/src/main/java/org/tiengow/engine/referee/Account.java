package org.tiengow.engine.referee;

import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;

/** A ledger that adds up the chips per seat and forwards every call to another ledger. */
final class Account implements Ledger {
    private final int[] chips;
    private final Ledger listener;

    Account(int[] chips, Ledger listener) {
        this.chips = chips;
        this.listener = listener;
    }

    @Override
    public void pay(PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture) {
        int moved = base * rate * factor * capture;
        chips[to] += moved;
        if (from != BANK) {
            chips[from] -= moved;
        }
        listener.pay(reason, from, to, owedBy, base, rate, factor, capture);
    }

    @Override
    public void factor(FactorReason reason, int times) {
        listener.factor(reason, times);
    }

    @Override
    public void unbeatableLead() {
        listener.unbeatableLead();
    }
}
