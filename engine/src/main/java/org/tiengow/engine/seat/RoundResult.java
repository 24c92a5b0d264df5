package org.tiengow.engine.seat;

import java.util.List;
import org.tiengow.engine.rules.FactorReason;

/**
 * The public result of a finished round (rules 4.10). Lists have one entry per seat unless said otherwise.
 *
 * @param winner the seat that won the last trick, or declared one red dot
 * @param declared the seat that declared one red dot, or {@link Seats#NONE}
 * @param stacks stacks won
 * @param factors the factors that multiplied the payments at the end of the round, each at least 2 (rules 5.5)
 * @param unbeatableLead whether the banker lost the factor for all stacks (rules 5.6)
 * @param payments every payment of the round, in the order it was made
 * @param change chips won or lost in the round
 * @param chips the score after the round
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
    public RoundResult {
        stacks = List.copyOf(stacks);
        factors = List.copyOf(factors);
        payments = List.copyOf(payments);
        change = List.copyOf(change);
        chips = List.copyOf(chips);
    }

    /**
     * One factor applied at the end of the round.
     *
     * @param reason the rule that asks for it
     * @param times the multiplier, at least 2
     */
    public record Factor(FactorReason reason, int times) {}

    /** Returns the product of all factors, without the capture factor (rules 5.5). */
    public int factor() {
        return factors.stream().mapToInt(Factor::times).reduce(1, (a, b) -> a * b);
    }
}
