package org.tiengow.client.search;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.search.SearchSettings.Style;
import org.tiengow.client.search.SearchSettings.Valuation;
import org.tiengow.engine.referee.SimulatedRound;

/**
 * A Bayesian model of the players at a table: the probability of each style for each seat. A seat keeps its style during a round. The posterior
 * of a round becomes the prior of the next one.
 */
final class PlayerModels {
    /** The probability that a seat changes its style from one round to the next, perhaps with its player. */
    private static final double CHANGE = 0.05;

    private final List<Style> styles;
    private final List<? extends PlayerModel> models;

    /** Probability of each style of each seat at the beginning of the round. */
    private final double[][] priors = new double[Observation.MOST_PLAYERS][];

    /** Probability of the same after the plays of the current sample. */
    private final double[][] beliefs = new double[Observation.MOST_PLAYERS][];

    /** Sum of {@code beliefs} over the samples of the decision, by weight. */
    private final double[][] sums = new double[Observation.MOST_PLAYERS][];

    /** Probability of the same after the last decision with enough samples. */
    private final double[][] posteriors = new double[Observation.MOST_PLAYERS][];

    /** The style drawn for each seat. */
    private final int[] drawn = new int[Observation.MOST_PLAYERS];

    /** Probability of each choice in each style, and in their mixture. */
    private final double[][] probabilities;

    private double[] mixture = {};
    private int forfeited;

    PlayerModels(List<Style> styles, Policy policy, HeuristicModel heuristics) {
        this.styles = styles;
        this.models = styles.stream()
                .map(style -> style.valuation() == Valuation.NETWORK ? policy : heuristics)
                .toList();
        this.probabilities = new double[styles.size()][0];
        for (int seat = 0; seat < priors.length; seat++) {
            priors[seat] = styles.stream().mapToDouble(Style::prior).toArray();
            beliefs[seat] = priors[seat].clone();
            posteriors[seat] = priors[seat].clone();
            sums[seat] = new double[styles.size()];
        }
    }

    /** Returns the probability of a style of a seat at the beginning of the round. */
    double prior(int seat, int style) {
        return priors[seat][style];
    }

    /** Starts another round of the match. */
    void nextRound() {
        for (int seat = 0; seat < priors.length; seat++) {
            for (int style = 0; style < styles.size(); style++) {
                priors[seat][style] = (1 - CHANGE) * posteriors[seat][style]
                        + CHANGE * styles.get(style).prior();
            }
        }
    }

    /** Starts another decision. */
    void nextDecision() {
        for (double[] sum : sums) {
            Arrays.fill(sum, 0);
        }
    }

    /** Starts another sample. */
    void nextSample() {
        for (int seat = 0; seat < beliefs.length; seat++) {
            System.arraycopy(priors[seat], 0, beliefs[seat], 0, styles.size());
        }
    }

    /** Adds the current sample to the decision. */
    void addSample(double weight) {
        for (int seat = 0; seat < beliefs.length; seat++) {
            for (int style = 0; style < styles.size(); style++) {
                sums[seat][style] += weight * beliefs[seat][style];
            }
        }
    }

    /** Sets the posterior to the mean of the samples of the decision, of which there must be one at least. */
    void endDecision() {
        for (int seat = 0; seat < sums.length; seat++) {
            System.arraycopy(sums[seat], 0, posteriors[seat], 0, styles.size());
            divide(posteriors[seat], Arrays.stream(sums[seat]).sum());
        }
    }

    /** Updates the beliefs by a set shown face up, and returns its probability. */
    double observeSet(SimulatedRound round, ObservationTracker observationTracker, int set) {
        look(round, observationTracker);
        int name = FeatureEncoder.name(set);
        double[] belief = beliefs[round.turn()];
        double all = 0;
        for (int style = 0; style < belief.length; style++) {
            double sum = 0;
            for (int choice = 0; choice < round.choices() && !round.isForfeit(choice); choice++) {
                sum += FeatureEncoder.name(round.set(choice)) == name ? probabilities[style][choice] : 0;
            }
            belief[style] *= sum;
            all += belief[style];
        }
        if (all > 0) {
            divide(belief, all);
        }
        return all;
    }

    /**
     * Draws a forfeit without any tile to be kept, and updates the beliefs by it.
     *
     * @return the probability of all such forfeits together; if it is 0, none was drawn
     */
    double drawForfeit(SimulatedRound round, ObservationTracker observationTracker, int kept, SplittableRandom random) {
        look(round, observationTracker);
        int hand = round.hand(round.turn());
        double[] belief = beliefs[round.turn()];
        int choices = round.choices();
        mixture = mixture.length >= choices ? mixture : new double[choices];
        double all = 0;
        for (int choice = 0; choice < choices; choice++) {
            mixture[choice] = 0;
            if (round.isForfeit(choice) && (Sameness.sparing(kept, hand, round.tiles(choice)) & kept) == 0) {
                for (int style = 0; style < belief.length; style++) {
                    mixture[choice] += belief[style] * probabilities[style][choice];
                }
                all += mixture[choice];
            }
        }
        if (all > 0) {
            int choice = drawIndex(mixture, choices, all, random);
            forfeited = Sameness.sparing(kept, hand, round.tiles(choice));
            for (int style = 0; style < belief.length; style++) {
                belief[style] *= probabilities[style][choice];
            }
            divide(belief, mixture[choice]);
        }
        return all;
    }

    /** Returns the tiles of the forfeit last drawn. */
    int forfeited() {
        return forfeited;
    }

    /** Draws a style for each seat. */
    void drawStyles(SplittableRandom random) {
        for (int seat = 0; seat < drawn.length; seat++) {
            drawn[seat] = drawIndex(beliefs[seat], styles.size(), 1, random);
        }
    }

    /** Returns the best choice of the seat whose turn it is, in the style drawn for it. */
    int best(SimulatedRound round, ObservationTracker observationTracker) {
        PlayerModel model = models.get(drawn[round.turn()]);
        model.look(round, observationTracker);
        return model.best();
    }

    private void look(SimulatedRound round, ObservationTracker observationTracker) {
        @Nullable PlayerModel looked = null;
        for (int i = 0; i < probabilities.length; i++) {
            if (models.get(i) != looked) {
                looked = models.get(i);
                looked.look(round, observationTracker);
            }
            Style style = styles.get(i);
            probabilities[i] = looked.probabilities(style.temperature(), style.randomness(), probabilities[i]);
        }
    }

    private static void divide(double[] values, double divisor) {
        for (int i = 0; i < values.length; i++) {
            values[i] /= divisor;
        }
    }

    /** Returns an index drawn with these weights, whose sum is {@code all}. */
    private static int drawIndex(double[] weights, int count, double all, SplittableRandom random) {
        double rest = random.nextDouble() * all;
        int last = 0;
        for (int i = 0; i < count && rest >= 0; i++) {
            if (weights[i] > 0) {
                rest -= weights[i];
                last = i;
            }
        }
        return last;
    }
}
