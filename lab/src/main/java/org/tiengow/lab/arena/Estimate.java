package org.tiengow.lab.arena;

/**
 * A mean with its uncertainty.
 *
 * @param mean the mean
 * @param halfWidth half the width of the interval around it, 95 % unless stated otherwise; NaN with fewer than two samples
 * @param samples the number of values
 */
public record Estimate(double mean, double halfWidth, long samples) {
    /** Half the width of a 95 % interval, in standard errors. The normal quantile is good enough, since deals come in hundreds. */
    public static final double NORMAL_95 = 1.959964;

    /** Returns the lower end of the interval. */
    public double low() {
        return mean - halfWidth;
    }

    /** Returns the upper end of the interval. */
    public double high() {
        return mean + halfWidth;
    }

    /** A running mean and variance that keeps no values (Welford's method). */
    public static final class Gatherer {
        private long samples;
        private double mean;
        private double squares;

        public void add(double value) {
            samples++;
            double delta = value - mean;
            mean += delta / samples;
            squares += delta * (value - mean);
        }

        public long samples() {
            return samples;
        }

        /** Returns the mean with a 95 % interval, which is valid if the number of samples was fixed in advance. */
        public Estimate estimate() {
            return estimate(NORMAL_95);
        }

        /** Returns the mean with an interval of so many standard errors to either side. */
        public Estimate estimate(double standardErrors) {
            double variance = samples < 2 ? Double.NaN : squares / (samples - 1);
            return new Estimate(mean, standardErrors * Math.sqrt(variance / samples), samples);
        }
    }
}
