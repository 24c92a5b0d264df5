package org.tiengow.client.search;

import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.BotChance;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * A Monte Carlo search over the plays of which a network expects most; for one thread.
 *
 * <p>The search samples the unseen tiles again and again. Each sample is weighted by the likelihood of the other players' earlier plays,
 * under the mixture of styles in {@link PlayerModels}. The probabilities of the styles last from round to round. Plays after the last searched
 * decision of a round teach nothing.
 * Every candidate play is continued in the same sampled rounds, and the outcomes correct the network's expectation.
 */
public final class Search {
    /** Number of sampled rounds played on between two looks at which plays have fallen behind. */
    private static final int BETWEEN_LOOKS = 8;

    private final Networks networks;
    private final SearchSettings settings;
    private final long seed;
    private final DealSampler dealSampler = new DealSampler();
    private @Nullable Mind mind;
    private boolean cutShort;
    private int guesses;
    private double samples;

    /**
     * Creates a search.
     *
     * @param networks the networks that value plays and predict the other players
     * @param seed the seed of the samples
     */
    public Search(Networks networks, long seed) {
        this(networks, SearchSettings.MASTER, seed);
    }

    /** Creates a search with other constants. */
    public Search(Networks networks, SearchSettings settings, long seed) {
        this.settings = settings;
        this.networks = networks;
        this.seed = seed;
    }

    /** Values that are created once for some rules and a number of players. */
    private record Mind(RuleSet rules, int players, NetworkValues expectations, SampledRound world) {
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
            mind = mindFor(view);
        }
        Mind with = mind;
        with.expectations.look(view, legal);
        int[] plays = IntStream.concat(
                        Arrays.stream(shortList(with.expectations, legal.size(), effort.plays())), Arrays.stream(also))
                .distinct()
                .toArray();
        Candidates candidates = new Candidates(
                plays,
                Arrays.stream(plays).mapToDouble(with.expectations::value).toArray(),
                settings.trust());
        guesses = 0;
        if (plays.length > 1) {
            thinkOver(with, view, legal, candidates, effort, end);
        }
        samples = candidates.samples();
        if (samples >= Candidates.ENOUGH) {
            with.world.others().endDecision();
        }
        return candidates.found();
    }

    /** Starts another match, and discards the models of the players. */
    public void nextMatch() {
        mind = null;
    }

    /** Starts another round of the match, and keeps the models of the players. */
    public void nextRound() {
        if (mind != null) {
            mind.world.others().nextRound();
        }
    }

    private Mind mindFor(SeatView view) {
        Network network = networks.of(view.rules());
        return new Mind(
                view.rules(),
                view.players(),
                new NetworkValues(view.rules(), network),
                new SampledRound(view.rules(), view.players(), network, settings));
    }

    /** Checks whether the clock ended the latest search before its budget of guesses was spent. */
    public boolean wasCutShort() {
        return cutShort;
    }

    /** Returns the number of deals that the latest search sampled. */
    public int guesses() {
        return guesses;
    }

    /** Returns how many equally likely samples would have told the latest search as much. */
    public double samples() {
        return samples;
    }

    /** Returns the plays to search, the most promising first. */
    private int[] shortList(NetworkValues networkValues, int legal, int most) {
        float least = networkValues.value(networkValues.best(legal)) - settings.worthAThought();
        return IntStream.range(0, legal)
                .filter(play -> networkValues.value(play) >= least)
                .boxed()
                .sorted(Comparator.comparingDouble(play -> -networkValues.value(play)))
                .limit(most)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private void thinkOver(Mind with, SeatView view, LegalPlays legal, Candidates candidates, Effort effort, long end) {
        SplittableRandom random = BotChance.of(seed, view);
        double[] worth = new double[candidates.size()];
        double likelihoods = 0;
        int played = 0;
        dealSampler.look(view);
        with.world.others().nextDecision();
        while (guesses < effort.guesses() && candidates.left() > 1) {
            if (System.nanoTime() >= end) {
                cutShort = true;
                return;
            }
            dealSampler.again(random);
            // only some of the unlikely samples are played out, with a higher weight that represents the others
            double usual = likelihoods / Math.max(1, guesses);
            guesses++;
            double likelihood =
                    with.world.become(dealSampler, with.expectations.sight(), random.nextDouble() * usual, random);
            if (likelihood == 0) {
                continue;
            }
            double weight = Math.max(likelihood, usual);
            likelihoods += weight;
            for (int i = 0; i < worth.length; i++) {
                if (!candidates.isDropped(i)) {
                    Play play = legal.get(candidates.play(i));
                    worth[i] = with.world.worth(play.tiles().bits(), play.isForfeit());
                }
            }
            candidates.add(weight, worth);
            with.world.others().addSample(weight);
            if (++played % BETWEEN_LOOKS == 0) {
                candidates.drop(effort.negligible() / FeatureEncoder.CHIPS_A_UNIT);
            }
        }
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
