package org.tiengow.lab.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tiengow.client.bot.DecisionSource;

/**
 * The number of decisions by origin.
 *
 * @param counts one count for each {@link DecisionSource}, in its order
 */
public record DecisionCounts(List<Long> counts) {
    /** No decisions. */
    public static final DecisionCounts NONE =
            new DecisionCounts(Collections.nCopies(DecisionSource.values().length, 0L));

    /** The largest fraction of decisions not its own with which a strategy is still measured. */
    private static final double TOLERANCE = 0.01;

    public DecisionCounts {
        counts = List.copyOf(counts);
    }

    /** Returns the counts with one more decision. */
    DecisionCounts with(DecisionSource source) {
        List<Long> more = new ArrayList<>(counts);
        more.set(source.ordinal(), count(source) + 1);
        return new DecisionCounts(more);
    }

    /** Returns the sums of two counts. */
    public DecisionCounts plus(DecisionCounts other) {
        List<Long> sums = new ArrayList<>();
        for (int i = 0; i < counts.size(); i++) {
            sums.add(counts.get(i) + other.counts.get(i));
        }
        return new DecisionCounts(sums);
    }

    /** Returns the number of decisions with an origin. */
    public long count(DecisionSource source) {
        return counts.get(source.ordinal());
    }

    /** Returns the number of all decisions. */
    public long all() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the number of decisions that the strategy made itself. */
    public long own() {
        return count(DecisionSource.OWN) + count(DecisionSource.CUT_SHORT);
    }

    /** Returns the number of decisions that the strategy did not make itself. */
    public long notOwn() {
        return all() - own();
    }

    /** Returns the fraction of decisions that the strategy did not make itself, 0 to 1. */
    public double shareNotOwn() {
        return all() == 0 ? 0 : (double) notOwn() / all();
    }

    /** Checks whether results with these decisions say anything about the strategy. */
    public boolean areMeasured() {
        return shareNotOwn() <= TOLERANCE;
    }

    /** Checks whether a substitute made any decision. */
    public boolean haveSubstitute() {
        return count(DecisionSource.REPLACED) > 0;
    }

    /** Returns the decisions that were not the strategy's own, by reason, such as {@code 3 late, 0 wrong, 0 missing, 12 by a substitute}. */
    public String reasons() {
        return Printed.text(
                "%,d late, %,d wrong, %,d missing, %,d by a substitute",
                count(DecisionSource.LATE),
                count(DecisionSource.WRONG),
                count(DecisionSource.GONE),
                count(DecisionSource.REPLACED));
    }
}
