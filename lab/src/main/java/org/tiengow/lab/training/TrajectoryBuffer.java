package org.tiengow.lab.training;

import java.util.Arrays;
import org.tiengow.client.network.Gradient;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.engine.referee.SimulatedRound;

/**
 * The decisions of one round and the training target of each: the chips up to the same seat's next decision, plus a mixture of the
 * network's expectation there and the target there.
 *
 * <p>Outcomes are unbiased but noisy, expectations are steady but may be wrong. A mixture learns faster than either (temporal-difference
 * learning, TD(λ)).
 */
final class TrajectoryBuffer {
    /** The λ of TD(λ): the weight of the outcome. The rest is the weight of the expectation. */
    private static final float TRUST = 0.7f;

    private static final int MOST_DECISIONS = 64;
    private static final int MOST_PLAYERS = 4;

    private final int[] on = new int[MOST_DECISIONS * FeatureEncoder.MOST];
    private final int[] ends = new int[MOST_DECISIONS];
    private final int[] seats = new int[MOST_DECISIONS];
    private final int[] chips = new int[MOST_DECISIONS];
    private final float[] values = new float[MOST_DECISIONS];
    private final float[] wanted = new float[MOST_DECISIONS];
    private final int[] next = new int[MOST_PLAYERS];
    private int size;

    void clear() {
        size = 0;
    }

    /**
     * Adds a decision.
     *
     * @param seat the seat that decided
     * @param chipsSoFar the chips that the seat had gained in the round before it
     * @param inputs the inputs of the chosen play: those in common, then those after the play
     * @param count the number of inputs
     * @param value the network's expectation for the chosen play
     */
    void add(int seat, int chipsSoFar, int[] inputs, int count, float value) {
        int from = start(size);
        System.arraycopy(inputs, 0, on, from, count);
        ends[size] = from + count;
        seats[size] = seat;
        chips[size] = chipsSoFar;
        values[size] = value;
        size++;
    }

    /** Adds all decisions of a finished round to a gradient. */
    void teach(SimulatedRound round, Gradient gradient) {
        Arrays.fill(next, size);
        for (int i = size - 1; i >= 0; i--) {
            int then = next[seats[i]];
            if (then == size) {
                wanted[i] = (round.chips(seats[i]) - chips[i]) / FeatureEncoder.CHIPS_A_UNIT;
            } else {
                wanted[i] = (chips[then] - chips[i]) / FeatureEncoder.CHIPS_A_UNIT
                        + TRUST * wanted[then]
                        + (1 - TRUST) * values[then];
            }
            next[seats[i]] = i;
        }
        for (int i = 0; i < size; i++) {
            gradient.learn(on, start(i), ends[i], wanted[i]);
        }
    }

    private int start(int decision) {
        return decision == 0 ? 0 : ends[decision - 1];
    }
}
