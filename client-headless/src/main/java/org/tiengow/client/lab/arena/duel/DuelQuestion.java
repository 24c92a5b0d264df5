package org.tiengow.client.lab.arena.duel;

import org.jspecify.annotations.Nullable;
import org.tiengow.client.lab.arena.Estimate;

/**
 * What is to be found out about a candidate and an opponent, and how surely.
 *
 * @param betterThan the candidate should make more chips a round than this; null when that is not asked
 * @param width the interval should reach at most so many chips to either side; null when that is not asked
 * @param error how likely the interval may miss the truth at any time, between 0 and 1; 0.05 when nothing is asked
 * @param deals how many deals at least
 * @param mostDeals how many deals at most; the same when nothing is asked
 */
public record DuelQuestion(
        @Nullable Double betterThan, @Nullable Double width, double error, int deals, int mostDeals) {
    /** What is likely to hold the truth in nineteen cases of twenty. */
    public static final double USUAL_ERROR = 0.05;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException with a sentence, when they make no sense
     */
    public DuelQuestion {
        require(deals >= 1, "There must be at least one deal, not " + deals + ".");
        require(mostDeals >= deals, "At most " + mostDeals + " deals are fewer than at least " + deals + ".");
        require(error > 0 && error < 1, "The error must lie between 0 and 1, not be " + error + ".");
        require(width == null || width > 0, "The width must be more than 0, not " + width + ".");
    }

    /** Nothing is asked: so many deals are played. */
    public static DuelQuestion none(int deals) {
        return new DuelQuestion(null, null, USUAL_ERROR, deals, deals);
    }

    /** Whether anything is asked. */
    public boolean isAsked() {
        return betterThan != null || width != null;
    }

    /** What is known after some values, the error kept however often one looks. */
    Estimate estimate(Estimate.Gatherer values) {
        return values.estimate(standardErrors(values.samples()));
    }

    /** What an estimate says. */
    Conclusion answer(Estimate chips) {
        if (betterThan != null && chips.high() < betterThan) {
            return Conclusion.NO;
        }
        boolean better = betterThan == null || chips.low() > betterThan;
        boolean narrow = width == null || chips.halfWidth() <= width;
        return better && narrow ? Conclusion.YES : Conclusion.OPEN;
    }

    /** Half the width of an interval, in standard errors, when so many deals are played. */
    double standardErrors(long played) {
        return isAsked() ? new ConfidenceSequence(error, deals).standardErrors(played) : Estimate.NORMAL_95;
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
