package org.tiengow.client.search;

/**
 * The constants of a {@link Search}. The lab measures variants of them.
 *
 * @param trust the weight of the network's expectation, in sampled rounds, so that a few extreme rounds cannot outvote it
 * @param worthAThought the largest expected distance to the best play at which a play is searched, in units of the network's value
 * @param warmth the temperature of the likelihood, in units of the value: a play that is worse by this is e times less likely
 * @param whim the probability that a player chooses at random instead
 */
public record SearchSettings(double trust, float worthAThought, double warmth, double whim) {
    /** The settings of the level {@code master}. */
    public static final SearchSettings MASTER = new SearchSettings(40, 0.3f, 0.1, 0.05);
}
