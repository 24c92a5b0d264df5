package org.tiengow.client.search;

import java.util.List;

/**
 * The constants of a {@link Search}. The lab measures variants of them.
 *
 * @param trust the weight of the network's expectation, in sampled rounds, so that a few extreme rounds cannot outvote it
 * @param worthAThought the largest expected distance to the best play at which a play is searched, in units of the network's value
 * @param styles the styles in which the other players may play
 */
public record SearchSettings(double trust, float worthAThought, List<Style> styles) {
    /** The settings of the level {@code master}. */
    public static final SearchSettings MASTER = new SearchSettings(
            40,
            0.3f,
            List.of(
                    new Style(Thinking.NETWORK, 0.5, 0.02, 0.5),
                    new Style(Thinking.NETWORK, 2, 0.1, 0.3),
                    new Style(Thinking.HEURISTICS, 0.5, 0.02, 0.1),
                    new Style(Thinking.HEURISTICS, 2.3, 0.1, 0.1)));

    public SearchSettings {
        styles = List.copyOf(styles);
    }

    /** How a player values plays: as the level {@code strong} or as {@code steady} does. */
    public enum Thinking {
        NETWORK,
        HEURISTICS
    }

    /**
     * A style of play.
     *
     * @param thinking how the player values plays
     * @param warmth how carelessly, in chips: a play that is worse by this is e times less likely
     * @param whim the probability that the player chooses at random instead
     * @param share the probability of the style before anything is known of the player; all styles together make 1
     */
    public record Style(Thinking thinking, double warmth, double whim, double share) {}
}
