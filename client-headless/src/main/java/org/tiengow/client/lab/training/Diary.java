package org.tiengow.client.lab.training;

import java.util.Arrays;
import org.tiengow.client.network.Gradient;
import org.tiengow.client.search.Inputs;
import org.tiengow.engine.referee.SimulatedRound;

/**
 * The decisions of one round, and what each should have been valued at: the chips up to the same seat's next decision, and
 * from there partly what the network expected then, partly what came.
 *
 * <p>What came is true and wild, what was expected is calm and may be wrong; a mixture learns faster than either (known as
 * temporal differences, λ).
 */
final class Diary {
    /** The part of what came; the rest is what was expected. */
    private static final float TRUST = 0.7f;

    private static final int MOST_DECISIONS = 64;
    private static final int MOST_PLAYERS = 4;

    private final int[] on = new int[MOST_DECISIONS * Inputs.MOST];
    private final int[] ends = new int[MOST_DECISIONS];
    private final int[] seats = new int[MOST_DECISIONS];
    private final int[] chips = new int[MOST_DECISIONS];
    private final float[] values = new float[MOST_DECISIONS];
    private final float[] wanted = new float[MOST_DECISIONS];
    private final int[] next = new int[MOST_PLAYERS];
    private int size;

    /** Forgets everything. */
    void clear() {
        size = 0;
    }

    /**
     * A decision.
     *
     * @param seat whose it was
     * @param chipsSoFar what the seat had won or lost in the round before it
     * @param inputs the inputs of the play that was chosen: those in common, then those after the play
     * @param value what the network expected of it
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

    /** Teaches all decisions of a round that is over. */
    void teach(SimulatedRound round, Gradient gradient) {
        Arrays.fill(next, size);
        for (int i = size - 1; i >= 0; i--) {
            int then = next[seats[i]];
            if (then == size) {
                wanted[i] = (round.chips(seats[i]) - chips[i]) / Inputs.CHIPS_A_UNIT;
            } else {
                wanted[i] = (chips[then] - chips[i]) / Inputs.CHIPS_A_UNIT
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
