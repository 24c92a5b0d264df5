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
 * Thinks the plays over of which a network expects most: guesses again and again where the unseen tiles are, weighs each guess
 * by how likely the others would then have played as they did, plays the plays on in the same guessed worlds, and lets what
 * comes of it correct the expectation. For one thread.
 */
public final class Search {
    /** Plays expected to bring less than the best by more than this, in units of the network's value, are not thought over. */
    private static final float WORTH_A_THOUGHT = 0.3f;

    /** What the network expects counts as much as so many worlds: a few wild rounds must not outvote it. */
    private static final double WORTH_OF_EXPECTATION = 50;

    private final Networks networks;
    private final SplittableRandom random;
    private final Guess guess;
    private @Nullable Mind mind;

    /**
     * A search.
     *
     * @param networks what it expects plays to bring, and takes others to play by
     * @param seed what its guesses are drawn from
     */
    public Search(Networks networks, long seed) {
        this.networks = networks;
        this.random = new SplittableRandom(seed);
        this.guess = new Guess(random.split());
    }

    /** What is made once for some rules and a number of players. */
    private record Mind(RuleSet rules, int players, Expectations expectations, World world) {
        static Mind of(SeatView view, Network network) {
            return new Mind(
                    view.rules(),
                    view.players(),
                    new Expectations(view.rules(), network),
                    new World(view.rules(), view.players(), network));
        }

        boolean fits(SeatView view) {
            return players == view.players() && rules.equals(view.rules());
        }
    }

    /**
     * What is to be thought of the plays of a decision that are worth a thought, the best first; at least one.
     *
     * @param view what the seat knows; it must be its turn to play
     * @param limit the time the table allows: no more than half of it is taken
     * @param also places of plays that are thought over in any case
     */
    public List<Opinion> think(SeatView view, LegalPlays legal, Effort effort, Duration limit, int... also) {
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
        Worths worths = new Worths(plays.length);
        if (plays.length > 1) {
            thinkOver(with, view, legal, plays, worths, effort.guesses(), end);
        }
        return opinions(with.expectations, plays, worths);
    }

    /** The plays to think over, that of which most is expected first. */
    private static int[] shortList(Expectations expectations, int legal, int most) {
        float least = expectations.value(expectations.best(legal)) - WORTH_A_THOUGHT;
        return IntStream.range(0, legal)
                .filter(play -> expectations.value(play) >= least)
                .boxed()
                .sorted(Comparator.comparingDouble(play -> -expectations.value(play)))
                .limit(most)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private void thinkOver(
            Mind with, SeatView view, LegalPlays legal, int[] plays, Worths worths, int guesses, long end) {
        double[] worth = new double[plays.length];
        double likelihoods = 0;
        guess.look(view);
        for (int made = 0; made < guesses && System.nanoTime() < end; made++) {
            guess.again();
            // of the unlikely worlds only some are played on, and stand for the others
            double usual = likelihoods / Math.max(1, made);
            double likelihood = with.world.become(guess, with.expectations.sight(), random.nextDouble() * usual);
            if (likelihood == 0) {
                continue;
            }
            double weight = Math.max(likelihood, usual);
            likelihoods += weight;
            for (int i = 0; i < plays.length; i++) {
                Play play = legal.get(plays[i]);
                worth[i] = with.world.worth(play.tiles().bits(), play.isForfeit());
            }
            worths.add(weight, worth);
        }
    }

    private static List<Opinion> opinions(Expectations expectations, int[] plays, Worths worths) {
        double all = worths.size() + WORTH_OF_EXPECTATION;
        double[] values = IntStream.range(0, plays.length)
                .mapToDouble(i ->
                        (WORTH_OF_EXPECTATION * expectations.value(plays[i]) + worths.size() * worths.mean(i)) / all)
                .toArray();
        int best =
                IntStream.range(0, plays.length).reduce(0, (one, other) -> values[other] > values[one] ? other : one);
        List<Opinion> opinions = new ArrayList<>();
        for (int i = 0; i < plays.length; i++) {
            opinions.add(new Opinion(
                    plays[i],
                    Inputs.CHIPS_A_UNIT * values[i],
                    Inputs.CHIPS_A_UNIT * (values[best] - values[i]),
                    i == best ? 0 : Inputs.CHIPS_A_UNIT * worths.error(i, best)));
        }
        opinions.sort(Comparator.comparingDouble(Opinion::behind));
        return opinions;
    }
}
