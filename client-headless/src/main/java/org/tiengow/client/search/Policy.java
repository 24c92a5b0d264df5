package org.tiengow.client.search;

import java.util.SplittableRandom;
import org.tiengow.client.network.Evaluator;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;

/** The network's expectation for each choice in a simulated round. It uses only the knowledge of the seat whose turn it is. */
public final class Policy {
    private final Referee referee;
    private final FeatureEncoder featureEncoder;
    private final Values expected;
    private final Observation sight = new Observation();
    private final int[] on = new int[FeatureEncoder.MOST];
    private final double warmth;
    private final double whim;
    private float[] values = {};
    private double[] probabilities = {};
    private int forfeited;
    private int choices;
    private int different;
    private int best;

    /** Creates a policy for rounds under the rules of this referee. */
    public Policy(Referee referee, Evaluator evaluator) {
        this(referee, evaluator, SearchSettings.MASTER);
    }

    Policy(Referee referee, Evaluator evaluator, SearchSettings settings) {
        this.warmth = settings.warmth();
        this.whim = settings.whim();
        this.referee = referee;
        this.featureEncoder = new FeatureEncoder(referee);
        this.expected = new Values(referee, evaluator);
    }

    /** Evaluates every choice of the seat whose turn it is. */
    public void look(SimulatedRound round, ObservationTracker observationTracker) {
        observationTracker.look(sight, round);
        expected.begin(sight);
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
            values[choice] = forfeit ? expected.forfeit(tiles) : expected.faceUp(tiles, round.set(choice));
            if (values[choice] > values[best]) {
                best = choice;
            }
        }
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

    /** Returns the number of choices that are not equivalent to an earlier one. */
    public int different() {
        return different;
    }

    /** Checks that a choice is not equivalent to an earlier one. */
    public boolean isDifferent(int choice) {
        return values[choice] > Float.NEGATIVE_INFINITY;
    }

    /** Returns the expected gain of a choice from this decision on, in units of the network's value. */
    public float value(int choice) {
        return values[choice];
    }

    /** Returns the choice with the highest expected value. */
    public int best() {
        return best;
    }

    /** Returns one of the different choices, all with equal probability. */
    public int any(SplittableRandom random) {
        int rest = random.nextInt(different);
        int choice = 0;
        while (!isDifferent(choice) || rest-- > 0) {
            choice++;
        }
        return choice;
    }

    /**
     * Returns the probability that a set is shown. Players prefer better plays, but sometimes choose at random.
     *
     * @param round the round of the last {@link #look}
     */
    double showing(SimulatedRound round, int tiles) {
        weigh();
        int name = FeatureEncoder.name(referee.setOf(tiles));
        double sum = 0;
        for (int choice = 0; choice < choices && !round.isForfeit(choice); choice++) {
            sum += FeatureEncoder.name(round.set(choice)) == name ? probabilities[choice] : 0;
        }
        return sum;
    }

    /**
     * Draws a forfeit with the probabilities of {@link #showing}, but none that takes a tile to be kept.
     *
     * @param round the round of the last {@link #look}
     * @param kept the tiles to be kept
     * @return the probability of all such forfeits together; if it is 0, none was drawn
     */
    double forfeiting(SimulatedRound round, int kept, SplittableRandom random) {
        weigh();
        double sum = 0;
        for (int choice = 0; choice < choices; choice++) {
            if (!round.isForfeit(choice) || (forfeit(round, choice, kept) & kept) != 0) {
                probabilities[choice] = 0;
            }
            sum += probabilities[choice];
        }
        double rest = random.nextDouble() * sum;
        for (int choice = 0; choice < choices && rest >= 0; choice++) {
            if (probabilities[choice] > 0) {
                rest -= probabilities[choice];
                forfeited = forfeit(round, choice, kept);
            }
        }
        return sum;
    }

    private int forfeit(SimulatedRound round, int choice, int kept) {
        return Sameness.sparing(kept, sight.hand, round.tiles(choice));
    }

    /** Returns the tiles of the forfeit last drawn. */
    int forfeited() {
        return forfeited;
    }

    private void weigh() {
        probabilities = probabilities.length >= choices ? probabilities : new double[values.length];
        double all = 0;
        for (int choice = 0; choice < choices; choice++) {
            probabilities[choice] = Math.exp((values[choice] - values[best]) / warmth);
            all += probabilities[choice];
        }
        for (int choice = 0; choice < choices; choice++) {
            probabilities[choice] =
                    isDifferent(choice) ? (1 - whim) * probabilities[choice] / all + whim / different : 0;
        }
    }
}
