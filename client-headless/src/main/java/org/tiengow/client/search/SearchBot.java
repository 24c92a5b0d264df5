package org.tiengow.client.search;

import java.time.Duration;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * Thinks the plays over of which its network expects most: guesses again and again where the unseen tiles are, plays each of
 * them on in the same guessed worlds, and lets what comes of it correct the expectation. Declares one red dot whenever it may.
 */
public final class SearchBot implements Bot {
    /** Plays expected to bring less than the best by more than this, in units of the network's value, are not thought over. */
    private static final float WORTH_A_THOUGHT = 0.3f;

    private static final int MOST_THOUGHT_OVER = 4;

    /** What the network expects counts as much as so many worlds: a few wild rounds must not outvote it. */
    private static final int WORTH_OF_EXPECTATION = 50;

    private final Network network;
    private final Effort effort;
    private final Guess guess;
    private final int[] thoughtOver = new int[MOST_THOUGHT_OVER];
    private final float[] sums = new float[MOST_THOUGHT_OVER];
    private @Nullable Mind mind;

    /**
     * A bot for one seat.
     *
     * @param network what it expects plays to bring, and takes others to play by
     * @param effort how long it thinks
     * @param seed what its guesses are drawn from
     */
    public SearchBot(Network network, Effort effort, long seed) {
        this.network = network;
        this.effort = effort;
        this.guess = new Guess(new SplittableRandom(seed));
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

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            return legal.size() - 1;
        }
        long end = System.nanoTime() + effort.within(limit).toNanos();
        if (mind == null || !mind.fits(view)) {
            mind = Mind.of(view, network);
        }
        mind.expectations.look(view, legal);
        int plays = shortList(mind.expectations, legal.size());
        return plays == 1 ? thoughtOver[0] : thinkOver(mind, view, legal, plays, end);
    }

    /** Fills in the plays to think over, the best first; returns how many. */
    private int shortList(Expectations expectations, int legal) {
        int plays = 0;
        float least = expectations.value(expectations.best(legal)) - WORTH_A_THOUGHT;
        for (int i = 0; i < legal; i++) {
            float value = expectations.value(i);
            if (value < least || plays == MOST_THOUGHT_OVER && value <= expectations.value(thoughtOver[plays - 1])) {
                continue;
            }
            int at = plays < MOST_THOUGHT_OVER ? plays++ : plays - 1;
            for (; at > 0 && value > expectations.value(thoughtOver[at - 1]); at--) {
                thoughtOver[at] = thoughtOver[at - 1];
            }
            thoughtOver[at] = i;
        }
        return plays;
    }

    private int thinkOver(Mind with, SeatView view, LegalPlays legal, int plays, long end) {
        for (int i = 0; i < plays; i++) {
            sums[i] = WORTH_OF_EXPECTATION * with.expectations.value(thoughtOver[i]);
        }
        guess.look(view);
        for (int made = 0; made < effort.guesses() && System.nanoTime() < end; made++) {
            with.world.become(guess, with.expectations.sight());
            for (int i = 0; i < plays; i++) {
                Play play = legal.get(thoughtOver[i]);
                sums[i] += with.world.worth(play.tiles().bits(), play.isForfeit());
            }
        }
        int best = 0;
        for (int i = 1; i < plays; i++) {
            if (sums[i] > sums[best]) {
                best = i;
            }
        }
        return thoughtOver[best];
    }
}
