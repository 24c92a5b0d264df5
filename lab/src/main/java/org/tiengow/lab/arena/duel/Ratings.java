package org.tiengow.lab.arena.duel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.tiengow.lab.arena.Estimate;

/**
 * Fits the Bradley–Terry model to the deals of several duels; a drawn deal is half a win. Every duel counts one additional drawn deal,
 * since a strategy that won every deal would otherwise be infinitely strong.
 *
 * <p>All duels play the same deals. The intervals allow for the correlation between duels, and for deals that do not all have the same
 * chance of being won.
 */
final class Ratings {
    /** Points in one unit of the logistic scale. */
    private static final double POINTS = 400 / Math.log(10);

    private static final int MOST_STEPS = 100;
    private static final double CLOSE = 1e-10;

    private final List<Pairing> pairings = new ArrayList<>();
    private final List<String> names;
    private final double[] strength;

    /** A duel; the strategies are indices into the list of names. */
    private record Pairing(int candidate, int opponent, Contest contest) {}

    private Ratings(List<Contest> contests) {
        Set<String> all = new LinkedHashSet<>();
        contests.forEach(contest -> all.add(contest.opponent()));
        contests.forEach(contest -> all.add(contest.candidate()));
        names = List.copyOf(all);
        for (Contest contest : contests) {
            pairings.add(new Pairing(names.indexOf(contest.candidate()), names.indexOf(contest.opponent()), contest));
        }
        strength = new double[names.size()];
    }

    /** Returns the ratings of all strategies, the pool first; none without contests. */
    static List<Rating> of(List<Contest> contests, DuelQuestion question) {
        if (contests.isEmpty()) {
            return List.of();
        }
        Ratings ratings = new Ratings(contests);
        ratings.fit();
        return ratings.list(question);
    }

    private void fit() {
        double moved = 1;
        for (int step = 0; step < MOST_STEPS && moved > CLOSE; step++) {
            double[] gradient = new double[names.size()];
            for (Pairing pairing : pairings) {
                add(
                        gradient,
                        pairing,
                        pairing.contest().won() - pairing.contest().deals() * chance(pairing));
            }
            double[][] inverse = Matrices.inverse(information());
            moved = 0;
            for (int i = 1; i < strength.length; i++) {
                double by = 0;
                for (int j = 1; j < strength.length; j++) {
                    by += inverse[i - 1][j - 1] * gradient[j];
                }
                // A whole step can overshoot if hardly any deal was lost.
                strength[i] += Math.max(-1, Math.min(1, by));
                moved = Math.max(moved, Math.abs(by));
            }
        }
    }

    private List<Rating> list(DuelQuestion question) {
        double[][] inverse = Matrices.inverse(information());
        double[][] covariance = Matrices.product(Matrices.product(inverse, spread()), inverse);
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            long deals = fewestDeals(i);
            double error = i == 0 ? 0 : Math.sqrt(covariance[i - 1][i - 1]);
            double half = POINTS * error * question.standardErrors(deals);
            ratings.add(new Rating(names.get(i), new Estimate(POINTS * strength[i], half, deals)));
        }
        return ratings;
    }

    private long fewestDeals(int name) {
        return pairings.stream()
                .filter(pairing -> pairing.candidate() == name || pairing.opponent() == name)
                .mapToLong(pairing -> pairing.contest().scores().deals())
                .min()
                .orElse(0);
    }

    /** Computes the Fisher information of all strengths but the first, which is fixed. */
    private double[][] information() {
        double[][] matrix = new double[names.size() - 1][names.size() - 1];
        for (Pairing pairing : pairings) {
            double chance = chance(pairing);
            double[] direction = new double[names.size()];
            add(direction, pairing, 1);
            addSquare(matrix, direction, pairing.contest().deals() * chance * (1 - chance));
        }
        return matrix;
    }

    /** Computes the covariance of the scores, with all duels of a deal taken together. */
    private double[][] spread() {
        double[][] matrix = new double[names.size() - 1][names.size() - 1];
        int deals = pairings.stream()
                .mapToInt(pairing -> pairing.contest().scores().played())
                .max()
                .orElse(0);
        for (int deal = 0; deal < deals; deal++) {
            double[] surprise = new double[names.size()];
            for (Pairing pairing : pairings) {
                if (pairing.contest().scores().counts(deal)) {
                    add(surprise, pairing, pairing.contest().scores().score(deal) - chance(pairing));
                }
            }
            addSquare(matrix, surprise, 1);
        }
        return matrix;
    }

    private double chance(Pairing pairing) {
        return 1 / (1 + Math.exp(strength[pairing.opponent()] - strength[pairing.candidate()]));
    }

    private static void add(double[] vector, Pairing pairing, double value) {
        vector[pairing.candidate()] += value;
        vector[pairing.opponent()] -= value;
    }

    private static void addSquare(double[][] matrix, double[] vector, double weight) {
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix.length; j++) {
                matrix[i][j] += weight * vector[i + 1] * vector[j + 1];
            }
        }
    }
}
