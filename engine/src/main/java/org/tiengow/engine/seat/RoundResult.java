package org.tiengow.engine.seat;

import java.util.List;
import org.tiengow.engine.rules.FactorReason;

/**
 * What everybody may know about a finished round (rules 4.10).
 *
 * @param winner the seat that won the last trick, or declared one red dot
 * @param declared the seat that declared one red dot, or {@link Seats#NONE}
 * @param stacks stacks a seat
 * @param factors what multiplied the payments of the round's end, each at least 2 (rules 5.5)
 * @param unbeatableLead whether the banker lost the factor for all stacks (rules 5.6)
 * @param payments every payment of the round, in the order it was made
 * @param change the round's sum a seat
 * @param chips the score a seat after it
 */
public record RoundResult(
        int winner,
        int declared,
        List<Integer> stacks,
        List<Factor> factors,
        boolean unbeatableLead,
        List<Payment> payments,
        List<Integer> change,
        List<Integer> chips) {
    /** Copies the lists. */
    public RoundResult {
        stacks = List.copyOf(stacks);
        factors = List.copyOf(factors);
        payments = List.copyOf(payments);
        change = List.copyOf(change);
        chips = List.copyOf(chips);
    }

    /**
     * One factor of the round's end.
     *
     * @param reason why
     * @param times by how much, at least 2
     */
    public record Factor(FactorReason reason, int times) {}

    /** The product of all factors, the capture apart (rules 5.5). */
    public int factor() {
        return factors.stream().mapToInt(Factor::times).reduce(1, (a, b) -> a * b);
    }
}
