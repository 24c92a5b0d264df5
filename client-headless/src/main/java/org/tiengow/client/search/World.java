package org.tiengow.client.search;

import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;

/**
 * A round as it may be, played on from a decision: every seat plays as the network does, knowing only what it would know, and
 * after a few decisions of the seat that thinks the rest is left to the network's expectation.
 */
final class World {
    /** The expectation is asked for at the second decision that the seat has after the one it thinks about. */
    private static final int DECISIONS_AHEAD = 2;

    /** With more choices than this it is not asked how likely one of them was: it would take too long. */
    private static final int MOST_CHOICES = 40;

    private final Policy policy;
    private final SimulatedRound dealt;
    private final SimulatedRound played;
    private final Witness dealtWitness;
    private final Witness playedWitness;

    World(RuleSet rules, int players, Network network) {
        Referee referee = Referee.of(rules);
        policy = new Policy(referee, Evaluator.of(network));
        dealt = new SimulatedRound(referee, players);
        played = new SimulatedRound(referee, players);
        dealtWitness = new Witness(referee);
        playedWitness = new Witness(referee);
    }

    /**
     * Becomes another world: plays the round so far with the tiles as guessed.
     *
     * @param least worlds less likely than this are of no use
     * @return how likely it is that the others would have played as they did; 0 if they could not, or less likely than of use
     */
    double become(Guess guess, Sight sight, double least) {
        dealt.begin(sight.banker, sight.term, sight.wins, sight.step, guess.dealt());
        dealtWitness.begin(sight.banker, sight.term, sight.wins, sight.step);
        double likelihood = 1;
        for (int i = 0; i < guess.plays(); i++) {
            int tiles = guess.tiles(i);
            boolean forfeit = guess.isForfeit(i);
            if (dealt.turn() != sight.seat) {
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

    private static void make(SimulatedRound round, Witness witness, int tiles, boolean forfeit) {
        witness.sees(round, tiles, forfeit);
        round.play(tiles, forfeit);
    }

    /** The round as far as it was played, in this world. */
    SimulatedRound round() {
        return dealt;
    }

    /** What each seat knows in {@link #round}. */
    Witness witness() {
        return dealtWitness;
    }

    /** What a play brings here to the seat whose turn it is, in units of the network's value. */
    float worth(int tiles, boolean forfeit) {
        played.copyFrom(dealt);
        playedWitness.copyFrom(dealtWitness);
        int seat = played.turn();
        make(played, playedWitness, tiles, forfeit);
        return playOn(seat) - dealt.chips(seat) / Inputs.CHIPS_A_UNIT;
    }

    private float playOn(int seat) {
        int ahead = 0;
        while (!played.isOver()) {
            int choice = 0;
            if (played.choices() > 1) {
                policy.look(played, playedWitness);
                choice = policy.best();
                if (played.turn() == seat && ++ahead == DECISIONS_AHEAD) {
                    return played.chips(seat) / Inputs.CHIPS_A_UNIT + policy.value(choice);
                }
            }
            playedWitness.sees(played, played.tiles(choice), played.isForfeit(choice));
            played.choose(choice);
        }
        return played.chips(seat) / Inputs.CHIPS_A_UNIT;
    }
}
