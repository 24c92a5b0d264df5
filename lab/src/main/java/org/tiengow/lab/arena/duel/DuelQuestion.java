package org.tiengow.lab.arena.duel;

import org.jspecify.annotations.Nullable;
import org.tiengow.lab.arena.Estimate;

/**
 * The question about a candidate and an opponent, and the certainty of its answer.
 *
 * @param betterThan a number of chips a round that the candidate should exceed; null if not asked
 * @param width the largest half width of the interval, in chips; null if not asked
 * @param error the probability that the interval ever misses the truth, between 0 and 1; 0.05 if nothing is asked
 * @param deals the minimum number of deals
 * @param mostDeals the maximum number of deals; equal to {@code deals} if nothing is asked
 */
public record DuelQuestion(
        @Nullable Double betterThan, @Nullable Double width, double error, int deals, int mostDeals) {
    /** Usual error probability: the interval holds the truth in nineteen cases out of twenty. */
    public static final double USUAL_ERROR = 0.05;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException with a sentence, if they make no sense
     */
    public DuelQuestion {
        require(deals >= 1, "There must be at least one deal, not " + deals + ".");
        require(mostDeals >= deals, "At most " + mostDeals + " deals are fewer than at least " + deals + ".");
        require(error > 0 && error < 1, "The error must lie between 0 and 1, not be " + error + ".");
        require(width == null || width > 0, "The width must be more than 0, not " + width + ".");
    }

    /** Returns the empty question, for which a fixed number of deals is played. */
    public static DuelQuestion none(int deals) {
        return new DuelQuestion(null, null, USUAL_ERROR, deals, deals);
    }

    /** Checks whether anything is asked. */
    public boolean isAsked() {
        return betterThan != null || width != null;
    }

    /** Returns the current estimate. If a question is asked, its error probability holds however often the estimate is inspected. */
    Estimate estimate(Estimate.Gatherer values) {
        return values.estimate(standardErrors(values.samples()));
    }

    /** Returns the answer that an estimate gives. */
    Conclusion answer(Estimate chips) {
        if (betterThan != null && chips.high() < betterThan) {
            return Conclusion.NO;
        }
        boolean better = betterThan == null || chips.low() > betterThan;
        boolean narrow = width == null || chips.halfWidth() <= width;
        return better && narrow ? Conclusion.YES : Conclusion.OPEN;
    }

    /** Returns half the width of an interval after a number of deals, in standard errors. */
    double standardErrors(long played) {
        return isAsked() ? new ConfidenceSequence(error, deals).standardErrors(played) : Estimate.NORMAL_95;
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
