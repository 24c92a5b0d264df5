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
    private final FeatureEncoder featureEncoder;
    private final Evaluator evaluator;
    private final int[] on = new int[FeatureEncoder.MOST];
    private final int[] off = new int[FeatureEncoder.MOST];
    private Observation observation = new Observation();
    private long held;
    private long unseen;
    private boolean forfeiting;

    Values(Referee referee, Evaluator evaluator) {
        this.referee = referee;
        this.featureEncoder = new FeatureEncoder(referee);
        this.evaluator = evaluator;
    }

    /** Starts another decision. */
    void begin(Observation of) {
        observation = of;
        held = referee.setsIn(observation.hand);
        unseen = referee.setsIn(observation.unseen);
        forfeiting = false;
        evaluator.begin(on, featureEncoder.encodeHeld(held, unseen, on, featureEncoder.encodeCommon(observation, on)));
    }

    /** Returns the expected value of a set shown face up. */
    float faceUp(int tiles, int set) {
        if (forfeiting) {
            begin(observation);
        }
        return value(tiles, featureEncoder.encodeTable(observation, tiles, set, on, 0));
    }

    /** Returns the expected value of a forfeit. All forfeits of a decision must have the same number of tiles. */
    float forfeit(int tiles) {
        if (!forfeiting) {
            forfeiting = true;
            evaluator.further(on, 0, featureEncoder.encodeTable(observation, tiles, Observation.NO_SET, on, 0));
        }
        return value(tiles, 0);
    }

    /** Returns the expected value after the last forfeit, as if only these tiles left the hand. */
    float without(int tiles) {
        return value(tiles, 0);
    }

    private float value(int tiles, int further) {
        // of two interchangeable tiles the later one leaves, so that the set that represents both stays
        long broken = held & ~referee.setsIn(observation.hand & ~Sameness.latest(observation.hand, tiles));
        return evaluator.value(on, 0, further, off, featureEncoder.encodeHeld(broken, unseen, off, 0));
    }
}
