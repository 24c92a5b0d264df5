package org.tiengow.client.lab.arena;

/**
 * A mean with its uncertainty.
 *
 * @param mean the mean
 * @param halfWidth half the width of the interval around it, of 95 % unless something else is said; not a number with fewer
 *     than two samples
 * @param samples how many values it comes from
 */
public record Estimate(double mean, double halfWidth, long samples) {
    /** Half of a 95 % interval in standard errors: the normal quantile, for deals come by the hundred. */
    public static final double NORMAL_95 = 1.959964;

    /** The lower end of the interval. */
    public double low() {
        return mean - halfWidth;
    }

    /** The upper end of the interval. */
    public double high() {
        return mean + halfWidth;
    }

    /** Gathers values one by one, without keeping them (Welford's method). */
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

        /** With the 95 % interval of a number of samples that was fixed before. */
        public Estimate estimate() {
            return estimate(NORMAL_95);
        }

        /** With an interval of so many standard errors to either side. */
        public Estimate estimate(double standardErrors) {
            double variance = samples < 2 ? Double.NaN : squares / (samples - 1);
            return new Estimate(mean, standardErrors * Math.sqrt(variance / samples), samples);
        }
    }
}
