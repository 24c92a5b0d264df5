package org.tiengow.client.search;

/** Statistics of several plays over weighted samples: the mean of each, and the standard error of their differences. */
final class SampleValues {
    private final int plays;
    private final double[] sums;
    private final double[][] products;
    private double weights;
    private double squares;

    SampleValues(int plays) {
        this.plays = plays;
        this.sums = new double[plays];
        this.products = new double[plays][plays];
    }

    /** Adds one sample with the value of each play in it. */
    void add(double weight, double[] worth) {
        weights += weight;
        squares += weight * weight;
        for (int i = 0; i < plays; i++) {
            sums[i] += weight * worth[i];
            for (int j = 0; j <= i; j++) {
                products[i][j] += weight * worth[i] * worth[j];
            }
        }
    }

    /** Returns the effective sample size: the number of equally weighted samples with the same information. */
    double size() {
        return squares == 0 ? 0 : weights * weights / squares;
    }

    /** Returns the mean of a play; 0 before the first sample. */
    double mean(int play) {
        return weights == 0 ? 0 : sums[play] / weights;
    }

    /** Returns the standard error of the difference between two plays; infinite while the effective sample size is below 2. */
    double error(int one, int other) {
        if (size() < 2) {
            return Double.POSITIVE_INFINITY;
        }
        int high = Math.max(one, other);
        int low = Math.min(one, other);
        double square = (products[one][one] - 2 * products[high][low] + products[other][other]) / weights;
        double difference = mean(one) - mean(other);
        return Math.sqrt(Math.max(0, square - difference * difference) / (size() - 1));
    }
}
