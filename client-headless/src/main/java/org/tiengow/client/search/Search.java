package org.tiengow.client.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * A Monte Carlo search over the plays of which a network expects most; for one thread.
 *
 * <p>The search samples the unseen tiles again and again. Each sample is weighted by the likelihood of the other players' earlier plays.
 * Every candidate play is continued in the same sampled rounds, and the outcomes correct the network's expectation.
 */
public final class Search {
    /** Largest expected distance to the best play at which a play is searched, in units of the network's value. */
    private static final float WORTH_A_THOUGHT = 0.3f;

    /** Weight of the network's expectation, in sampled rounds, so that a few extreme rounds cannot outvote it. */
    private static final double WORTH_OF_EXPECTATION = 50;

    private final Networks networks;
    private final SplittableRandom random;
    private final DealSampler dealSampler;
    private @Nullable Mind mind;
    private boolean cutShort;

    /**
     * Creates a search.
     *
     * @param networks the networks that value plays and predict the other players
     * @param seed the seed of the samples
     */
    public Search(Networks networks, long seed) {
        this.networks = networks;
        this.random = new SplittableRandom(seed);
        this.dealSampler = new DealSampler(random.split());
    }

    /** Values that are created once for some rules and a number of players. */
    private record Mind(RuleSet rules, int players, NetworkValues expectations, SampledRound world) {
        static Mind of(SeatView view, Network network) {
            return new Mind(
                    view.rules(),
                    view.players(),
                    new NetworkValues(view.rules(), network),
                    new SampledRound(view.rules(), view.players(), network));
        }

        boolean fits(SeatView view) {
            return players == view.players() && rules.equals(view.rules());
        }
    }

    /**
     * Searches the promising plays of a decision and returns at least one, the best first.
     *
     * @param view what the seat knows; it must be its turn to play
     * @param limit the time the table allows; the search takes at most half of it
     * @param also indices of plays that are searched in any case
     */
    public List<PlayValue> think(SeatView view, LegalPlays legal, Effort effort, Duration limit, int... also) {
        cutShort = false;
        long end = System.nanoTime() + effort.within(limit).toNanos();
        if (mind == null || !mind.fits(view)) {
            mind = Mind.of(view, networks.of(view.rules()));
        }
        Mind with = mind;
        with.expectations.look(view, legal);
        int[] plays = IntStream.concat(
                        Arrays.stream(shortList(with.expectations, legal.size(), effort.plays())), Arrays.stream(also))
                .distinct()
                .toArray();
        SampleValues sampleValues = new SampleValues(plays.length);
        if (plays.length > 1) {
            thinkOver(with, view, legal, plays, sampleValues, effort.guesses(), end);
        }
        return opinions(with.expectations, plays, sampleValues);
    }

    /** Checks whether the clock ended the latest search before its budget of guesses was spent. */
    public boolean wasCutShort() {
        return cutShort;
    }

    /** Returns the plays to search, the most promising first. */
    private static int[] shortList(NetworkValues networkValues, int legal, int most) {
        float least = networkValues.value(networkValues.best(legal)) - WORTH_A_THOUGHT;
        return IntStream.range(0, legal)
                .filter(play -> networkValues.value(play) >= least)
                .boxed()
                .sorted(Comparator.comparingDouble(play -> -networkValues.value(play)))
                .limit(most)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private void thinkOver(
            Mind with, SeatView view, LegalPlays legal, int[] plays, SampleValues sampleValues, int guesses, long end) {
        double[] worth = new double[plays.length];
        double likelihoods = 0;
        dealSampler.look(view);
        for (int made = 0; made < guesses; made++) {
            if (System.nanoTime() >= end) {
                cutShort = true;
                return;
            }
            dealSampler.again();
            // only some of the unlikely samples are played out, with a higher weight that represents the others
            double usual = likelihoods / Math.max(1, made);
            double likelihood = with.world.become(dealSampler, with.expectations.sight(), random.nextDouble() * usual);
            if (likelihood == 0) {
                continue;
            }
            double weight = Math.max(likelihood, usual);
            likelihoods += weight;
            for (int i = 0; i < plays.length; i++) {
                Play play = legal.get(plays[i]);
                worth[i] = with.world.worth(play.tiles().bits(), play.isForfeit());
            }
            sampleValues.add(weight, worth);
        }
    }

    private static List<PlayValue> opinions(NetworkValues networkValues, int[] plays, SampleValues sampleValues) {
        double all = sampleValues.size() + WORTH_OF_EXPECTATION;
        double[] values = IntStream.range(0, plays.length)
                .mapToDouble(i -> (WORTH_OF_EXPECTATION * networkValues.value(plays[i])
                                + sampleValues.size() * sampleValues.mean(i))
                        / all)
                .toArray();
        int best =
                IntStream.range(0, plays.length).reduce(0, (one, other) -> values[other] > values[one] ? other : one);
        List<PlayValue> opinions = new ArrayList<>();
        for (int i = 0; i < plays.length; i++) {
            opinions.add(new PlayValue(
                    plays[i],
                    FeatureEncoder.CHIPS_A_UNIT * values[i],
                    FeatureEncoder.CHIPS_A_UNIT * (values[best] - values[i]),
                    i == best ? 0 : FeatureEncoder.CHIPS_A_UNIT * sampleValues.error(i, best)));
        }
        opinions.sort(Comparator.comparingDouble(PlayValue::behind));
        return opinions;
    }

    /**
     * The result of a search for one play.
     *
     * @param play its index among the legal plays
     * @param chips the expected gain from this decision to the end of the round, in chips
     * @param behind the difference to the best play, in chips; 0 for the best itself
     * @param error the standard error of {@code behind}, in chips; infinite if only the network was asked
     */
    public record PlayValue(int play, double chips, double behind, double error) {}
}
