package org.tiengow.client.search;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.search.SearchSettings.Style;
import org.tiengow.client.search.SearchSettings.Thinking;
import org.tiengow.engine.referee.SimulatedRound;

/**
 * The styles in which the players at a table may play, and how likely each is for each seat. A seat keeps one style throughout a sampled round,
 * and its plays there tell which. What one round tells is remembered in the next one.
 */
final class PlayerModels {
    /** The probability that a player changes the style from one round to the next. */
    private static final double CHANGE = 0.05;

    private final List<Style> styles;
    private final List<? extends PlayerModel> models;

    /** The probability of each style of each seat before the round, in the sampled round so far, and, times a weight, in all of a decision. */
    private final double[][] priors = new double[Observation.MOST_PLAYERS][];

    private final double[][] beliefs = new double[Observation.MOST_PLAYERS][];
    private final double[][] sums = new double[Observation.MOST_PLAYERS][];

    /** The style drawn for each seat. */
    private final int[] drawn = new int[Observation.MOST_PLAYERS];

    /** The probability of each choice in each style, and in all of them together. */
    private final double[][] probabilities;

    private double[] together = {};
    private int forfeited;

    PlayerModels(List<Style> styles, Policy policy, HeuristicModel heuristics) {
        this.styles = styles;
        this.models = styles.stream()
                .map(style -> style.thinking() == Thinking.NETWORK ? policy : heuristics)
                .toList();
        this.probabilities = new double[styles.size()][0];
        for (int seat = 0; seat < priors.length; seat++) {
            priors[seat] = styles.stream().mapToDouble(Style::share).toArray();
            beliefs[seat] = priors[seat].clone();
            sums[seat] = new double[styles.size()];
        }
    }

    /** Starts another round of the match, with what the last decision told of the players. */
    void nextRound() {
        for (int seat = 0; seat < priors.length; seat++) {
            double all = Arrays.stream(sums[seat]).sum();
            for (int style = 0; style < styles.size() && all > 0; style++) {
                priors[seat][style] = (1 - CHANGE) * sums[seat][style] / all
                        + CHANGE * styles.get(style).share();
            }
        }
        nextDecision();
    }

    /** Returns the probability before this round that a seat plays in a style. */
    double share(int seat, int style) {
        return priors[seat][style];
    }

    /** Starts another decision. */
    void nextDecision() {
        for (double[] sum : sums) {
            Arrays.fill(sum, 0);
        }
    }

    /** Starts another sampled round. */
    void nextSample() {
        for (int seat = 0; seat < beliefs.length; seat++) {
            System.arraycopy(priors[seat], 0, beliefs[seat], 0, styles.size());
        }
    }

    /** Remembers what the sampled round tells of the players. */
    void remember(double weight) {
        for (int seat = 0; seat < beliefs.length; seat++) {
            for (int style = 0; style < styles.size(); style++) {
                sums[seat][style] += weight * beliefs[seat][style];
            }
        }
    }

    /** Lets the seat whose turn it is show a set, and returns the probability of that. */
    double showing(SimulatedRound round, ObservationTracker observationTracker, int set) {
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
        divide(belief, all);
        return all;
    }

    /**
     * Lets the seat whose turn it is forfeit tiles, drawn with their probability, but none of those to be kept.
     *
     * @return the probability of all such forfeits together; if it is 0, none was drawn
     */
    double forfeiting(SimulatedRound round, ObservationTracker observationTracker, int kept, SplittableRandom random) {
        look(round, observationTracker);
        int hand = round.hand(round.turn());
        double[] belief = beliefs[round.turn()];
        int choices = round.choices();
        together = together.length >= choices ? together : new double[choices];
        double all = 0;
        for (int choice = 0; choice < choices; choice++) {
            together[choice] = 0;
            if (round.isForfeit(choice) && (Sameness.sparing(kept, hand, round.tiles(choice)) & kept) == 0) {
                for (int style = 0; style < belief.length; style++) {
                    together[choice] += belief[style] * probabilities[style][choice];
                }
                all += together[choice];
            }
        }
        if (all > 0) {
            int choice = place(together, choices, all, random);
            forfeited = Sameness.sparing(kept, hand, round.tiles(choice));
            for (int style = 0; style < belief.length; style++) {
                belief[style] *= probabilities[style][choice];
            }
            divide(belief, together[choice]);
        }
        return all;
    }

    /** Returns the tiles of the last forfeit. */
    int forfeited() {
        return forfeited;
    }

    /** Draws the style in which each seat plays on. */
    void draw(SplittableRandom random) {
        for (int seat = 0; seat < drawn.length; seat++) {
            drawn[seat] = place(beliefs[seat], styles.size(), 1, random);
        }
    }

    /** Returns the best choice of the seat whose turn it is, by the style drawn for it. */
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
            probabilities[i] = looked.probabilities(style.warmth(), style.whim(), probabilities[i]);
        }
    }

    private static void divide(double[] belief, double all) {
        for (int style = 0; style < belief.length; style++) {
            belief[style] /= all > 0 ? all : 1;
        }
    }

    /** Returns a place drawn with these weights, whose sum is {@code all}. */
    private static int place(double[] weights, int count, double all, SplittableRandom random) {
        double rest = random.nextDouble() * all;
        int last = 0;
        for (int place = 0; place < count && rest >= 0; place++) {
            if (weights[place] > 0) {
                rest -= weights[place];
                last = place;
            }
        }
        return last;
    }
}
