package org.tiengow.client.search;

import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;

/**
 * A sampled round that is played on from a decision. Every seat plays by the network, with the knowledge it would have at a table. After a
 * few decisions of the searching seat, the network's expectation stands in for the rest.
 */
final class SampledRound {
    /** Number of the searching seat's further decisions with a choice at which the network's expectation is used. */
    private static final int DECISIONS_AHEAD = 2;

    /** Number of choices above which the likelihood of a play is not computed, since it would take too long. */
    private static final int MOST_CHOICES = 40;

    private final Policy policy;
    private final SimulatedRound dealt;
    private final SimulatedRound played;
    private final ObservationTracker dealtWitness;
    private final ObservationTracker playedWitness;

    SampledRound(RuleSet rules, int players, Network network) {
        Referee referee = Referee.of(rules);
        policy = new Policy(referee, Evaluator.of(network));
        dealt = new SimulatedRound(referee, players);
        played = new SimulatedRound(referee, players);
        dealtWitness = new ObservationTracker(referee);
        playedWitness = new ObservationTracker(referee);
    }

    /**
     * Replays the round so far with sampled tiles.
     *
     * @param least the likelihood below which the sample is useless
     * @return the likelihood of the other players' plays; 0 if it is impossible or below {@code least}
     */
    double become(DealSampler dealSampler, Observation observation, double least) {
        dealt.begin(observation.banker, observation.term, observation.wins, observation.step, dealSampler.dealt());
        dealtWitness.begin(observation.banker, observation.term, observation.wins, observation.step);
        double likelihood = 1;
        for (int i = 0; i < dealSampler.plays(); i++) {
            int tiles = dealSampler.tiles(i);
            boolean forfeit = dealSampler.isForfeit(i);
            if (dealt.turn() != observation.seat) {
                likelihood *= likelihood(tiles, forfeit);
            }
            if (likelihood == 0 || likelihood < least) {
                return 0;
            }
            make(dealt, dealtWitness, tiles, forfeit);
        }
        return likelihood;
    }

    private double likelihood(int tiles, boolean forfeit) {
        int choices = dealt.choices();
        if (choices > MOST_CHOICES) {
            return 1;
        }
        if (choices == 1) {
            return dealt.isForfeit(0) == forfeit ? 1 : 0;
        }
        policy.look(dealt, dealtWitness);
        return policy.likelihood(dealt, tiles, forfeit);
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

    /** Returns what a play brings the seat whose turn it is in this round, in units of the network's value. */
    float worth(int tiles, boolean forfeit) {
        played.copyFrom(dealt);
        playedWitness.copyFrom(dealtWitness);
        int seat = played.turn();
        make(played, playedWitness, tiles, forfeit);
        return playOn(seat) - dealt.chips(seat) / FeatureEncoder.CHIPS_A_UNIT;
    }

    private float playOn(int seat) {
        int ahead = 0;
        while (!played.isOver()) {
            int choice = 0;
            if (played.choices() > 1) {
                policy.look(played, playedWitness);
                choice = policy.best();
                if (played.turn() == seat && ++ahead == DECISIONS_AHEAD) {
                    return played.chips(seat) / FeatureEncoder.CHIPS_A_UNIT + policy.value(choice);
                }
            }
            playedWitness.sees(played, played.tiles(choice), played.isForfeit(choice));
            played.choose(choice);
        }
        return played.chips(seat) / FeatureEncoder.CHIPS_A_UNIT;
    }
}
