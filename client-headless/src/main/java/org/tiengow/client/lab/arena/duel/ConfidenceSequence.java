package org.tiengow.client.lab.arena.duel;

/**
 * Intervals around a running mean that may be looked at after every value: with the stated error, all of them together hold
 * the true mean, so that one may stop because of what one sees.
 *
 * <p>It is the normal mixture of Robbins, in the form for means whose spread is estimated (Waudby-Smith, Arbour, Sinha,
 * Kennedy and Ramdas, <i>Time-uniform central limit theory and asymptotic confidence sequences</i>, 2021): it holds for any
 * distribution with a finite variance once there are enough values for the spread to be known.
 */
final class ConfidenceSequence {
    private final double error;
    private final double mixture;

    /**
     * @param error how likely the true mean is ever outside, between 0 and 1
     * @param tightest after how many values the interval is to be as narrow as it can; it changes nothing else
     */
    ConfidenceSequence(double error, double tightest) {
        this.error = error;
        double twice = -2 * Math.log(error);
        this.mixture = (twice + Math.log(twice) + 1) / tightest;
    }

    /** Half the width of the interval, in standard errors of the mean of so many values. */
    double standardErrors(long values) {
        double spread = values * mixture + 1;
        return Math.sqrt(2 * spread / (values * mixture) * Math.log(Math.sqrt(spread) / error));
    }
}
