package org.tiengow.engine.round;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.engine.referee.Ledger;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.RoundResult.Factor;

/** Writes down what the referee pays, and makes the round's result of it (rules 5, 6.1). */
final class Settlement implements Ledger {
    private final List<Payment> payments = new ArrayList<>();
    private final List<Factor> factors = new ArrayList<>();
    private boolean unbeatableLead;

    @Override
    public void pay(PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture) {
        payments.add(new Payment(reason, from, to, owedBy, base, rate, factor, capture));
    }

    @Override
    public void factor(FactorReason reason, int times) {
        factors.add(new Factor(reason, times));
    }

    @Override
    public void unbeatableLead() {
        unbeatableLead = true;
    }

    /** What was paid since this was made, in order. */
    List<Payment> payments() {
        return List.copyOf(payments);
    }

    /** What was paid since this was made and before the settlement, in order. */
    List<Payment> paymentsDuringRound() {
        return payments.stream()
                .filter(payment -> !payment.reason().isOfSettlement())
                .toList();
    }

    /**
     * The end of a round.
     *
     * @param declared the seat that declared one red dot, or none
     * @param earlier what was paid before this was made
     */
    RoundResult result(RoundSetup setup, SimulatedRound finished, int declared, List<Payment> earlier) {
        List<Payment> all = new ArrayList<>(earlier);
        all.addAll(payments);
        List<Integer> change =
                IntStream.range(0, setup.players()).mapToObj(finished::chips).toList();
        List<Integer> chips = IntStream.range(0, setup.players())
                .mapToObj(seat -> setup.chips().get(seat) + change.get(seat))
                .toList();
        List<Integer> stacks =
                IntStream.range(0, setup.players()).mapToObj(finished::stacks).toList();
        return new RoundResult(finished.winner(), declared, stacks, factors, unbeatableLead, all, change, chips);
    }
}
