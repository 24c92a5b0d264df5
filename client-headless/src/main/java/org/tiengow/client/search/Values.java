package org.tiengow.client.search;

import org.tiengow.client.network.Evaluator;
import org.tiengow.engine.referee.Referee;

/**
 * What a network expects of the plays of one decision after another, in its units; for one thread.
 *
 * <p>The hand is added up once with all its sets, and each play takes from it those that break with the tiles played: a
 * decision has up to seventy ways to forfeit, and they differ in little.
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

    /** The plays of another decision are to be valued. */
    void begin(Sight of) {
        sight = of;
        held = referee.setsIn(sight.hand);
        unseen = referee.setsIn(sight.unseen);
        forfeiting = false;
        evaluator.begin(on, inputs.held(held, unseen, on, inputs.common(sight, on)));
    }

    /** What is expected of a set that is shown. */
    float faceUp(int tiles, int set) {
        if (forfeiting) {
            begin(sight);
        }
        return value(tiles, inputs.table(sight, tiles, set, on, 0));
    }

    /** What is expected of a forfeit; all those of a decision have as many tiles. */
    float forfeit(int tiles) {
        if (!forfeiting) {
            forfeiting = true;
            evaluator.further(on, 0, inputs.table(sight, tiles, Sight.NO_SET, on, 0));
        }
        return value(tiles, 0);
    }

    /** What would be expected after the last forfeit, if only these tiles went from the hand. */
    float without(int tiles) {
        return value(tiles, 0);
    }

    private float value(int tiles, int further) {
        // of two tiles that are the same the later one goes: the set that stands for both stays
        long broken = held & ~referee.setsIn(sight.hand & ~Sameness.latest(sight.hand, tiles));
        return evaluator.value(on, 0, further, off, inputs.held(broken, unseen, off, 0));
    }
}
