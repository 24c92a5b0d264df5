package org.tiengow.client.search;

import org.tiengow.client.network.Evaluator;
import org.tiengow.engine.referee.Referee;

/**
 * The values that a network expects of the plays of one decision after another, in the network's units; for one thread.
 *
 * <p>All sets of the hand are summed once. Each play then subtracts the sets that break with the tiles played. A decision has up to seventy
 * forfeits, which differ little.
 */
final class Values {
    private final Referee referee;
    private final Inputs inputs;
    private final Evaluator evaluator;
    private final int[] on = new int[Inputs.MOST];
    private final int[] off = new int[Inputs.MOST];
    private Sight sight = new Sight();
    private long held;
    private long unseen;
    private boolean forfeiting;

    Values(Referee referee, Evaluator evaluator) {
        this.referee = referee;
        this.inputs = new Inputs(referee);
        this.evaluator = evaluator;
    }

    /** Starts another decision. */
    void begin(Sight of) {
        sight = of;
        held = referee.setsIn(sight.hand);
        unseen = referee.setsIn(sight.unseen);
        forfeiting = false;
        evaluator.begin(on, inputs.held(held, unseen, on, inputs.common(sight, on)));
    }

    /** Returns the expected value of a set shown face up. */
    float faceUp(int tiles, int set) {
        if (forfeiting) {
            begin(sight);
        }
        return value(tiles, inputs.table(sight, tiles, set, on, 0));
    }

    /** Returns the expected value of a forfeit. All forfeits of a decision must have the same number of tiles. */
    float forfeit(int tiles) {
        if (!forfeiting) {
            forfeiting = true;
            evaluator.further(on, 0, inputs.table(sight, tiles, Sight.NO_SET, on, 0));
        }
        return value(tiles, 0);
    }

    /** Returns the expected value after the last forfeit, as if only these tiles left the hand. */
    float without(int tiles) {
        return value(tiles, 0);
    }

    private float value(int tiles, int further) {
        // of two interchangeable tiles the later one leaves, so that the set that represents both stays
        long broken = held & ~referee.setsIn(sight.hand & ~Sameness.latest(sight.hand, tiles));
        return evaluator.value(on, 0, further, off, inputs.held(broken, unseen, off, 0));
    }
}
