package org.tiengow.client.search;

import java.util.SplittableRandom;
import org.tiengow.client.network.Evaluator;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;

/** The network's expectation for each choice in a simulated round. It uses only the knowledge of the seat whose turn it is. */
public final class Policy {
    /** Temperature of the likelihood, in units of the value: a play that is worse by this is e times less likely. */
    private static final double WARMTH = 0.2;

    /** Probability that a player chooses at random instead. */
    private static final double WHIM = 0.1;

    private final Referee referee;
    private final FeatureEncoder featureEncoder;
    private final Values expected;
    private final Observation sight = new Observation();
    private final int[] on = new int[FeatureEncoder.MOST];
    private float[] values = {};
    private int choices;
    private int different;
    private int best;

    /** Creates a policy for rounds under the rules of this referee. */
    public Policy(Referee referee, Evaluator evaluator) {
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
     * Returns the probability of a play, if players prefer better plays but sometimes make others.
     *
     * @param round the round of the last {@link #look}
     * @param tiles the tiles of a play
     */
    double likelihood(SimulatedRound round, int tiles, boolean forfeit) {
        double all = 0;
        double made = 0;
        int name = forfeit ? 0 : FeatureEncoder.name(referee.setOf(tiles));
        int same = forfeit ? Sameness.earliest(sight.hand, tiles) : 0;
        for (int choice = 0; choice < choices; choice++) {
            if (isDifferent(choice)) {
                double part = Math.exp((values[choice] - values[best]) / WARMTH);
                all += part;
                boolean isIt = round.isForfeit(choice) == forfeit
                        && (forfeit ? round.tiles(choice) == same : FeatureEncoder.name(round.set(choice)) == name);
                made += isIt ? part : 0;
            }
        }
        return (1 - WHIM) * made / all + (made > 0 ? WHIM / different : 0);
    }
}
