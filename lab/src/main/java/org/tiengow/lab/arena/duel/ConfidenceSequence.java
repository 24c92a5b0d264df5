package org.tiengow.lab.arena.duel;

/**
 * A confidence sequence: intervals around a running mean that may be inspected after every value. Except with the stated error probability,
 * all of them contain the true mean, so that one may stop because of what one sees.
 *
 * <p>The method is the normal mixture of Robbins, in the form for means with an estimated variance (Waudby-Smith, Arbour, Sinha, Kennedy
 * and Ramdas, <i>Time-uniform central limit theory and asymptotic confidence sequences</i>, 2021). It holds for any distribution with a
 * finite variance once there are enough values to estimate the variance.
 */
final class ConfidenceSequence {
    private final double error;
    private final double mixture;

    /**
     * Creates a sequence.
     *
     * @param error the probability that the true mean is ever outside, between 0 and 1
     * @param tightest the number of values at which the interval is tuned to be narrowest; its validity does not depend on it
     */
    ConfidenceSequence(double error, double tightest) {
        this.error = error;
        double twice = -2 * Math.log(error);
        this.mixture = (twice + Math.log(twice) + 1) / tightest;
    }

    /** Returns half the width of the interval, in standard errors of the mean of so many values. */
    double standardErrors(long values) {
        double spread = values * mixture + 1;
        return Math.sqrt(2 * spread / (values * mixture) * Math.log(Math.sqrt(spread) / error));
    }
}
