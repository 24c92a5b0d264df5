package org.tiengow.client.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The plays that a search compares. Their values begin with the network's expectation and follow the sampled rounds. A play that has fallen
 * behind is dropped: it is not played on any more.
 */
final class Candidates {
    /** Effective number of samples below which no play is dropped. */
    static final double ENOUGH = 30;

    private static final double ROOT_OF_TWO_PI = Math.sqrt(2 * Math.PI);

    private final int[] plays;
    private final double[] expected;
    private final double trust;
    private final SampleValues samples;
    private final boolean[] dropped;

    /** Difference of each dropped play to the best when it was dropped, and its standard error. */
    private final double[] behind;

    private final double[] errors;
    private int left;

    /**
     * Creates the candidates of a decision.
     *
     * @param plays indices of legal plays
     * @param expected the network's expectation of each
     * @param trust the weight of the network's expectation, in samples
     */
    Candidates(int[] plays, double[] expected, double trust) {
        this.plays = plays;
        this.expected = expected;
        this.trust = trust;
        this.samples = new SampleValues(plays.length);
        this.dropped = new boolean[plays.length];
        this.behind = new double[plays.length];
        this.errors = new double[plays.length];
        this.left = plays.length;
    }

    int size() {
        return plays.length;
    }

    /** Returns the index of a candidate among the legal plays. */
    int play(int candidate) {
        return plays[candidate];
    }

    /** Returns the number of candidates that are not dropped. */
    int left() {
        return left;
    }

    boolean isDropped(int candidate) {
        return dropped[candidate];
    }

    /** Adds one sample with the value of each candidate in it; those of dropped ones do not matter. */
    void add(double weight, double[] worth) {
        samples.add(weight, worth);
    }

    /** Returns the effective number of samples. */
    double samples() {
        return samples.size();
    }

    /**
     * Drops the candidates that are hardly worth further samples.
     *
     * @param negligible the expected gain of choosing between a candidate and the best with certainty, below which it is dropped
     */
    void drop(double negligible) {
        if (samples.size() < ENOUGH) {
            return;
        }
        int best = best();
        for (int i = 0; i < plays.length; i++) {
            if (i != best && !dropped[i]) {
                double difference = value(best) - value(i);
                double error = error(i, best);
                if (loss(difference, error) < negligible) {
                    dropped[i] = true;
                    behind[i] = difference;
                    errors[i] = error;
                    left--;
                }
            }
        }
    }

    /** Returns the expected loss by the choice of a play that is ahead by a difference with a normally distributed error. */
    static double loss(double difference, double error) {
        if (error == 0) {
            return 0;
        }
        double z = difference / error;
        double density = Math.exp(-z * z / 2) / ROOT_OF_TWO_PI;
        return error * Math.max(0, density - z * tail(z, density));
    }

    /** Returns the probability that a normal variable exceeds z, at least 0 (Abramowitz and Stegun 26.2.16, to 1e-5). */
    private static double tail(double z, double density) {
        double t = 1 / (1 + 0.33267 * z);
        return density * t * (0.4361836 + t * (-0.1201676 + t * 0.9372980));
    }

    private int best() {
        int best = -1;
        for (int i = 0; i < plays.length; i++) {
            if (!dropped[i] && (best < 0 || value(i) > value(best))) {
                best = i;
            }
        }
        return best;
    }

    private double value(int candidate) {
        return (trust * expected[candidate] + samples.size() * samples.mean(candidate)) / (trust + samples.size());
    }

    /** Returns the standard error of a difference, which the network's expectation narrows. */
    private double error(int one, int other) {
        double size = samples.size();
        return samples.error(one, other) * Math.sqrt(Math.max(0, size - 1) / (trust + size));
    }

    /** Returns what the search has found, the best first. */
    List<Search.PlayValue> found() {
        int best = best();
        List<Search.PlayValue> found = new ArrayList<>();
        for (int i = 0; i < plays.length; i++) {
            double less = dropped[i] ? behind[i] : value(best) - value(i);
            double error = i == best ? 0 : dropped[i] ? errors[i] : samples.error(i, best);
            found.add(new Search.PlayValue(
                    plays[i],
                    FeatureEncoder.CHIPS_A_UNIT * (value(best) - less),
                    FeatureEncoder.CHIPS_A_UNIT * less,
                    FeatureEncoder.CHIPS_A_UNIT * error));
        }
        found.sort(Comparator.comparingDouble(Search.PlayValue::behind));
        return found;
    }
}
