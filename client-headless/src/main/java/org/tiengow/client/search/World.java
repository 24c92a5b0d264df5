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

    private final Policy policy;
    private final SimulatedRound dealt;
    private final SimulatedRound played;
    private final Witness dealtWitness;
    private final Witness playedWitness;

    World(RuleSet rules, int players, Network network) {
        Referee referee = Referee.of(rules);
        policy = new Policy(new Inputs(referee), new Evaluator(network));
        dealt = new SimulatedRound(referee, players);
        played = new SimulatedRound(referee, players);
        dealtWitness = new Witness(referee);
        playedWitness = new Witness(referee);
    }

    /** Becomes another world. */
    void become(Guess guess, Sight sight) {
        guess.deal(dealt, dealtWitness, sight);
    }

    /** What a play brings here to the seat whose turn it is, in units of the network's value. */
    float worth(int tiles, boolean forfeit) {
        played.copyFrom(dealt);
        playedWitness.copyFrom(dealtWitness);
        int seat = played.turn();
        playedWitness.sees(played, tiles, forfeit);
        if (forfeit) {
            played.forfeit(tiles);
        } else {
            played.playFaceUp(tiles);
        }
        return playOn(seat);
    }

    private float playOn(int seat) {
        int ahead = 0;
        while (!played.isOver()) {
            int choice = 0;
            if (played.choices() > 1) {
                choice = policy.choose(played, playedWitness);
                if (played.turn() == seat && ++ahead == DECISIONS_AHEAD) {
                    return played.chips(seat) / Inputs.CHIPS_A_UNIT + policy.value();
                }
            }
            playedWitness.sees(played, played.tiles(choice), played.isForfeit(choice));
            played.choose(choice);
        }
        return played.chips(seat) / Inputs.CHIPS_A_UNIT;
    }
}
