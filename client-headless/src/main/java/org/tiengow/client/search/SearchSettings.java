package org.tiengow.client.search;

import java.util.List;

/**
 * The constants of a {@link Search}. The lab measures variants of them.
 *
 * @param trust the weight of the network's expectation, in sampled rounds, so that a few extreme rounds cannot outvote it
 * @param worthAThought the largest expected distance to the best play at which a play is searched, in units of the network's value
 * @param styles the styles in which the other players may play; their priors make 1
 */
public record SearchSettings(double trust, float worthAThought, List<Style> styles) {
    /** The settings of the level {@code master}. */
    public static final SearchSettings MASTER = new SearchSettings(
            40,
            0.3f,
            List.of(
                    new Style(Valuation.NETWORK, 0.5, 0.02, 0.5),
                    new Style(Valuation.NETWORK, 2, 0.1, 0.3),
                    new Style(Valuation.HEURISTICS, 0.5, 0.02, 0.1),
                    new Style(Valuation.HEURISTICS, 2.3, 0.1, 0.1)));

    private static final double ROUNDING = 1e-9;

    public SearchSettings {
        styles = List.copyOf(styles);
        double sum = styles.stream().mapToDouble(Style::prior).sum();
        if (Math.abs(sum - 1) > ROUNDING) {
            throw new IllegalArgumentException("The priors of the styles make " + sum + ", not 1.");
        }
    }

    /** The valuation of plays: by the network of {@code strong} or by the heuristics of {@code steady}. */
    public enum Valuation {
        NETWORK,
        HEURISTICS
    }

    /**
     * A style of play.
     *
     * @param valuation the valuation of plays
     * @param temperature the temperature of the choice, in chips: a play that is worse by this is e times less likely; above 0
     * @param randomness the probability of a choice at random instead, above 0 and at most 1
     * @param prior the probability of the style in the first round of a match
     */
    public record Style(Valuation valuation, double temperature, double randomness, double prior) {
        public Style {
            if (!(temperature > 0 && randomness > 0 && randomness <= 1)) {
                throw new IllegalArgumentException(
                        "A style has a temperature above 0, and a randomness above 0 and at most 1.");
            }
        }
    }
}
