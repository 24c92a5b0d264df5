package org.tiengow.client.search;

import org.tiengow.client.network.Evaluator;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;

/** A player model with a network. Values are the gain expected from the decision on, in units of the network's value. */
public final class Policy extends PlayerModel {
    private final FeatureEncoder featureEncoder;
    private final Values expected;
    private final int[] on = new int[FeatureEncoder.MOST];

    /** Creates a policy for rounds under the rules of this referee. */
    public Policy(Referee referee, Evaluator evaluator) {
        super(FeatureEncoder.CHIPS_A_UNIT);
        this.featureEncoder = new FeatureEncoder(referee);
        this.expected = new Values(referee, evaluator);
    }

    @Override
    void begin(SimulatedRound round) {
        expected.begin(sight);
    }

    @Override
    float faceUp(int tiles, int set) {
        return expected.faceUp(tiles, set);
    }

    @Override
    float forfeit(int tiles) {
        return expected.forfeit(tiles);
    }

    /** Writes the inputs after a choice into {@link #on} and returns their number. */
    public int inputs(SimulatedRound round, int choice) {
        int set = round.isForfeit(choice) ? Observation.NO_SET : round.set(choice);
        return featureEncoder.encodeAfter(sight, round.tiles(choice), set, on, featureEncoder.encodeCommon(sight, on));
    }

    /** Returns the array written by {@link #inputs}. */
    public int[] on() {
        return on;
    }
}
