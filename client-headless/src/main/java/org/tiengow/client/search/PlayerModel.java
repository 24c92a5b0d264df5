package org.tiengow.client.search;

import java.util.SplittableRandom;
import org.tiengow.engine.referee.SimulatedRound;

/** A model of how a player chooses in simulated rounds. It uses only the knowledge of the seat whose turn it is. */
public abstract class PlayerModel {
    /** The observation of the last {@link #look}. */
    final Observation sight = new Observation();

    private final float chipsAUnit;
    private float[] values = {};
    private int choices;
    private int different;
    private int best;

    /** @param chipsAUnit the number of chips in one unit of {@link #value} */
    PlayerModel(float chipsAUnit) {
        this.chipsAUnit = chipsAUnit;
    }

    /** Evaluates every choice of the seat whose turn it is. */
    public final void look(SimulatedRound round, ObservationTracker observationTracker) {
        observationTracker.look(sight, round);
        begin(round);
        choices = round.choices();
        values = values.length >= choices ? values : new float[choices];
        best = 0;
        different = 0;
        for (int choice = 0; choice < choices; choice++) {
            int tiles = round.tiles(choice);
            boolean forfeit = round.isForfeit(choice);
            if (forfeit && Sameness.hasEarlierTwin(sight.hand, tiles)) {
                values[choice] = Float.NEGATIVE_INFINITY;
                continue;
            }
            different++;
            values[choice] = forfeit ? forfeit(tiles) : faceUp(tiles, round.set(choice));
            if (values[choice] > values[best]) {
                best = choice;
            }
        }
    }

    /** Starts another decision, with {@link #sight}. */
    abstract void begin(SimulatedRound round);

    /** Returns the value of a set shown face up. */
    abstract float faceUp(int tiles, int set);

    /** Returns the value of a forfeit. All forfeits of a decision have the same number of tiles. */
    abstract float forfeit(int tiles);

    /** Returns the number of choices that are not equivalent to an earlier one. */
    public final int different() {
        return different;
    }

    /** Checks that a choice is not equivalent to an earlier one. */
    public final boolean isDifferent(int choice) {
        return values[choice] > Float.NEGATIVE_INFINITY;
    }

    /** Returns the value of a choice, in units of this model. */
    public final float value(int choice) {
        return values[choice];
    }

    /** Returns the choice with the highest value. */
    public final int best() {
        return best;
    }

    /** Returns one of the different choices, all with equal probability. */
    public final int any(SplittableRandom random) {
        int rest = random.nextInt(different);
        int choice = 0;
        while (!isDifferent(choice) || rest-- > 0) {
            choice++;
        }
        return choice;
    }

    /**
     * Returns the probability of each choice. Players prefer better choices, but sometimes choose at random.
     *
     * @param temperature the temperature, in chips: a choice that is worse by this is e times less likely
     * @param randomness the probability of a choice at random instead
     * @param reused an array that the result may overwrite
     */
    final double[] probabilities(double temperature, double randomness, double[] reused) {
        double[] probabilities = reused.length >= choices ? reused : new double[choices];
        double all = 0;
        for (int choice = 0; choice < choices; choice++) {
            probabilities[choice] = Math.exp((values[choice] - values[best]) * chipsAUnit / temperature);
            all += probabilities[choice];
        }
        for (int choice = 0; choice < choices; choice++) {
            probabilities[choice] =
                    isDifferent(choice) ? (1 - randomness) * probabilities[choice] / all + randomness / different : 0;
        }
        return probabilities;
    }
}
