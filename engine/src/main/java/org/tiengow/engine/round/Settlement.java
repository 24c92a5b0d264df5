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

/** A ledger that records the referee's payments and builds the result of the round from them (rules 5, 6.1). */
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

    /** Returns the payments recorded here, in order. */
    List<Payment> payments() {
        return List.copyOf(payments);
    }

    /** Returns the payments recorded here that precede the settlement, in order. */
    List<Payment> paymentsDuringRound() {
        return payments.stream()
                .filter(payment -> !payment.reason().isOfSettlement())
                .toList();
    }

    /**
     * Builds the result of a round.
     *
     * @param declared the seat that declared one red dot, or {@code Seats.NONE}
     * @param earlier the payments of the round before those recorded here
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
