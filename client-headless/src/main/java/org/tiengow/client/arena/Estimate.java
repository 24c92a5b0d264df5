package org.tiengow.client.arena;

/**
 * A mean with its uncertainty.
 *
 * @param mean the mean
 * @param halfWidth half the width of the 95 % interval around it; not a number with fewer than two samples
 * @param samples how many values it comes from
 */
public record Estimate(double mean, double halfWidth, long samples) {
    /** The lower end of the 95 % interval. */
    public double low() {
        return mean - halfWidth;
    }

    /** The upper end of the 95 % interval. */
    public double high() {
        return mean + halfWidth;
    }

    /** Gathers values one by one, without keeping them (Welford's method). */
    static final class Gatherer {
        /** Normal quantile; deals come by the hundred. */
        private static final double Z_95 = 1.959964;

        private long samples;
        private double mean;
        private double squares;

        void add(double value) {
            samples++;
            double delta = value - mean;
            mean += delta / samples;
            squares += delta * (value - mean);
        }

        Estimate estimate() {
            double variance = samples < 2 ? Double.NaN : squares / (samples - 1);
            return new Estimate(mean, Z_95 * Math.sqrt(variance / samples), samples);
        }
    }
}
