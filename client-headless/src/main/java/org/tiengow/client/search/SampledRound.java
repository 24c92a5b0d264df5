package org.tiengow.client.search;

import java.util.SplittableRandom;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;

/**
 * A sampled round that is played on from a decision to its end. The seat that decides plays on by the network, the others in
 * styles drawn by {@link PlayerModels}, each with the knowledge it would have at a table.
 */
final class SampledRound {
    /** Number of forfeits above which a play counts as certain and a forfeit is drawn blindly, since the likelihood would take too long. */
    private static final int MOST_FORFEITS = 40;

    private final Policy policy;
    private final PlayerModels others;
    private final Referee referee;
    private final SimulatedRound dealt;
    private final SimulatedRound played;
    private final ObservationTracker dealtWitness;
    private final ObservationTracker playedWitness;

    /** The tiles of the play that is replayed. */
    private int tiles;

    SampledRound(RuleSet rules, int players, Network network, SearchSettings settings) {
        referee = Referee.of(rules);
        policy = new Policy(referee, Evaluator.of(network));
        others = new PlayerModels(settings.styles(), policy, new HeuristicModel(referee));
        dealt = new SimulatedRound(referee, players);
        played = new SimulatedRound(referee, players);
        dealtWitness = new ObservationTracker(referee);
        playedWitness = new ObservationTracker(referee);
    }

    /**
     * Replays the round so far with sampled hands. Tiles that other seats forfeited unseen are drawn by what they would rather throw away.
     *
     * @param least the likelihood below which the sample is useless
     * @return the likelihood of the other players' plays; 0 if it is impossible or below {@code least}
     */
    double become(DealSampler dealSampler, Observation observation, double least, SplittableRandom random) {
        dealt.begin(observation.banker, observation.term, observation.wins, observation.step, dealSampler.dealt());
        dealtWitness.begin(observation.banker, observation.term, observation.wins, observation.step);
        others.nextSample();
        double likelihood = 1;
        for (int i = 0; i < dealSampler.plays(); i++) {
            tiles = dealSampler.tiles(i);
            boolean forfeit = dealSampler.isForfeit(i);
            if (dealt.turn() != observation.seat) {
                likelihood *= forfeit ? forfeiting(dealSampler.known(dealt.turn()), random) : showing();
            }
            if (likelihood == 0 || likelihood < least) {
                return 0;
            }
            make(dealt, dealtWitness, tiles, forfeit);
        }
        others.drawStyles(random);
        return likelihood;
    }

    private double showing() {
        int choices = dealt.choices();
        if (choices == 1 || dealt.forfeits() > MOST_FORFEITS) {
            return dealt.isForfeit(0) ? 0 : 1;
        }
        return others.observeSet(dealt, dealtWitness, referee.setOf(tiles));
    }

    /** Draws the tiles of a forfeit, none of them shown later, and returns the likelihood of such a forfeit. */
    private double forfeiting(int shown, SplittableRandom random) {
        int choices = dealt.choices();
        if (!dealt.isForfeit(choices - 1)) {
            return 0;
        }
        if (dealt.forfeits() > MOST_FORFEITS) {
            int rest = dealt.hand(dealt.turn()) & ~shown;
            tiles = any(rest, Integer.bitCount(dealt.tiles(choices - 1)), random);
            return tiles == 0 ? 0 : 1;
        }
        double likelihood = others.drawForfeit(dealt, dealtWitness, shown, random);
        tiles = others.forfeited();
        return likelihood;
    }

    /** Draws some of these tiles; none, if they are too few. */
    private int any(int from, int count, SplittableRandom random) {
        int rest = from;
        while (Integer.bitCount(rest) > count) {
            int tile = random.nextInt(Integer.bitCount(rest));
            int gone = rest;
            for (int i = 0; i < tile; i++) {
                gone &= gone - 1;
            }
            rest ^= Integer.lowestOneBit(gone);
        }
        return Integer.bitCount(rest) == count ? rest : 0;
    }

    private static void make(SimulatedRound round, ObservationTracker observationTracker, int tiles, boolean forfeit) {
        observationTracker.sees(round, tiles, forfeit);
        round.play(tiles, forfeit);
    }

    /** Returns the sampled round up to the decision. */
    SimulatedRound round() {
        return dealt;
    }

    /** Returns the tracker of {@link #round}. */
    ObservationTracker witness() {
        return dealtWitness;
    }

    /** Returns the models of the other players. */
    PlayerModels others() {
        return others;
    }

    /** Returns what a play brings the seat whose turn it is in this round, in units of the network's value. */
    float worth(int tiles, boolean forfeit) {
        played.copyFrom(dealt);
        playedWitness.copyFrom(dealtWitness);
        int seat = played.turn();
        make(played, playedWitness, tiles, forfeit);
        while (!played.isOver()) {
            int choice = 0;
            if (played.choices() > 1) {
                choice = choice(seat);
            }
            playedWitness.sees(played, played.tiles(choice), played.isForfeit(choice));
            played.choose(choice);
        }
        return (played.chips(seat) - dealt.chips(seat)) / FeatureEncoder.CHIPS_A_UNIT;
    }

    private int choice(int own) {
        if (played.turn() != own) {
            return others.best(played, playedWitness);
        }
        policy.look(played, playedWitness);
        return policy.best();
    }
}
