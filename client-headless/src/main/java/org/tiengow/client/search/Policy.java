package org.tiengow.client.search;

import org.tiengow.client.network.Evaluator;
import org.tiengow.engine.referee.SimulatedRound;

/** Chooses in simulated rounds as the network does at a table. */
final class Policy {
    private final Inputs inputs;
    private final Evaluator evaluator;
    private final Sight sight = new Sight();
    private final int[] on = new int[Inputs.MOST];
    private float value;

    Policy(Inputs inputs, Evaluator evaluator) {
        this.inputs = inputs;
        this.evaluator = evaluator;
    }

    /** The choice after which the network expects most for the seat whose turn it is. */
    int choose(SimulatedRound round, Witness witness) {
        witness.look(sight, round);
        int common = inputs.common(sight, on);
        evaluator.begin(on, common);
        int best = 0;
        value = Float.NEGATIVE_INFINITY;
        for (int choice = 0; choice < round.choices(); choice++) {
            int tiles = round.tiles(choice);
            boolean forfeit = round.isForfeit(choice);
            if (forfeit && Sameness.hasEarlierTwin(sight.hand, tiles)) {
                continue;
            }
            int set = forfeit ? Sight.NO_SET : round.set(choice);
            float expected = evaluator.value(on, common, inputs.after(sight, tiles, set, on, common));
            if (expected > value) {
                value = expected;
                best = choice;
            }
        }
        return best;
    }

    /** What the network expects of the last choice, from that decision on. */
    float value() {
        return value;
    }
}
