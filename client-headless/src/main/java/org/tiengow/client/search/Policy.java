package org.tiengow.client.search;

import java.util.SplittableRandom;
import org.tiengow.client.network.Evaluator;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;

/** What a network expects of each choice in simulated rounds, knowing only what the seat whose turn it is knows. */
public final class Policy {
    /** A play that is expected to bring less by this, in units of the value, is made less often by a factor of e. */
    private static final double WARMTH = 0.2;

    /** How often somebody plays for no reason. */
    private static final double WHIM = 0.1;

    private final Referee referee;
    private final Inputs inputs;
    private final Values expected;
    private final Sight sight = new Sight();
    private final int[] on = new int[Inputs.MOST];
    private float[] values = {};
    private int choices;
    private int different;
    private int best;

    /** For rounds under this referee's rules. */
    public Policy(Referee referee, Evaluator evaluator) {
        this.referee = referee;
        this.inputs = new Inputs(referee);
        this.expected = new Values(referee, evaluator);
    }

    /** Values every choice of the seat whose turn it is. */
    public void look(SimulatedRound round, Witness witness) {
        witness.look(sight, round);
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

    /** Writes the inputs that are on after a choice into {@link #on}; returns how many there are. */
    public int inputs(SimulatedRound round, int choice) {
        int set = round.isForfeit(choice) ? Sight.NO_SET : round.set(choice);
        return inputs.after(sight, round.tiles(choice), set, on, inputs.common(sight, on));
    }

    /** The inputs of the choice last asked for. */
    public int[] on() {
        return on;
    }

    /** What the seat knows. */
    public Sight sight() {
        return sight;
    }

    /** How many choices differ from all before them. */
    public int different() {
        return different;
    }

    /** Whether a choice differs from all before it. */
    public boolean isDifferent(int choice) {
        return values[choice] > Float.NEGATIVE_INFINITY;
    }

    /** What is expected of a choice, from this decision on, in units of the network's value. */
    public float value(int choice) {
        return values[choice];
    }

    /** The choice after which most is expected. */
    public int best() {
        return best;
    }

    /** One of the different choices, each as likely as the others. */
    public int any(SplittableRandom random) {
        int rest = random.nextInt(different);
        int choice = 0;
        while (!isDifferent(choice) || rest-- > 0) {
            choice++;
        }
        return choice;
    }

    /**
     * How likely it is that this play is made, if better ones are made more often, but none for sure.
     *
     * @param round the round of the last look
     * @param tiles the tiles of a play that may be made
     */
    double likelihood(SimulatedRound round, int tiles, boolean forfeit) {
        double all = 0;
        double made = 0;
        int name = forfeit ? 0 : Inputs.name(referee.setOf(tiles));
        int same = forfeit ? Sameness.earliest(sight.hand, tiles) : 0;
        for (int choice = 0; choice < choices; choice++) {
            if (isDifferent(choice)) {
                double part = Math.exp((values[choice] - values[best]) / WARMTH);
                all += part;
                boolean isIt = round.isForfeit(choice) == forfeit
                        && (forfeit ? round.tiles(choice) == same : Inputs.name(round.set(choice)) == name);
                made += isIt ? part : 0;
            }
        }
        return (1 - WHIM) * made / all + (made > 0 ? WHIM / different : 0);
    }
}
