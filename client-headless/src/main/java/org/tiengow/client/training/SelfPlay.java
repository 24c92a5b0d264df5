package org.tiengow.client.training;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Gradient;
import org.tiengow.client.search.Inputs;
import org.tiengow.client.search.Sameness;
import org.tiengow.client.search.Sight;
import org.tiengow.client.search.Witness;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedDeal;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;

/**
 * Rounds that a network plays against itself, learning from each decision that was one. For one thread.
 */
final class SelfPlay {
    private static final int LONGEST_TERM = 4;

    private final SimulatedRound round;
    private final SimulatedDeal deal;
    private final Witness witness;
    private final Inputs inputs;
    private final int players;
    private final Evaluator evaluator;
    private final SplittableRandom random;
    private final Sight sight = new Sight();
    private final int[] on = new int[Inputs.MOST];
    private final int[] chosen = new int[Inputs.MOST];

    private final Diary diary = new Diary();

    SelfPlay(RuleSet rules, int players, Evaluator evaluator, long seed) {
        Referee referee = Referee.of(rules);
        this.players = players;
        this.round = new SimulatedRound(referee, players);
        this.deal = new SimulatedDeal(players);
        this.witness = new Witness(referee);
        this.inputs = new Inputs(referee);
        this.evaluator = evaluator;
        this.random = new SplittableRandom(seed);
    }

    /** A table for each rule set of a plan and each number of players; those of different threads play different rounds. */
    static List<SelfPlay> tables(TrainingPlan plan, Evaluator evaluator, int thread) {
        List<SelfPlay> tables = new ArrayList<>();
        SplittableRandom seeds = new SplittableRandom(plan.seed() + 1_000_003L * thread);
        for (RuleSet rules : plan.rules()) {
            for (int players : TrainingPlan.players(rules)) {
                tables.add(new SelfPlay(rules, players, evaluator, seeds.nextLong()));
            }
        }
        return tables;
    }

    /**
     * Plays one round and learns from all its decisions.
     *
     * @param exploration how often a play is chosen by chance, 0 to 1
     */
    void play(double exploration, Gradient gradient) {
        begin();
        while (!round.isOver()) {
            witness.look(sight, round);
            int choice = choose(exploration);
            witness.sees(round, round.tiles(choice), round.isForfeit(choice));
            round.choose(choice);
        }
        diary.teach(round, gradient);
    }

    private void begin() {
        deal.shuffle(random::nextInt);
        int banker = random.nextInt(players);
        int term = 1 + random.nextInt(LONGEST_TERM);
        int wins = term - random.nextInt(2);
        int step = random.nextBoolean() ? 1 : -1;
        round.begin(banker, term, wins, step, deal);
        witness.begin(banker, term, wins, step);
        diary.clear();
    }

    private int choose(double exploration) {
        int choices = round.choices();
        if (choices == 1) {
            return 0;
        }
        int common = inputs.common(sight, on);
        evaluator.begin(on, common);
        boolean exploring = random.nextDouble() < exploration;
        int best = 0;
        int bestEnd = 0;
        float most = Float.NEGATIVE_INFINITY;
        int open = 0;
        for (int choice = 0; choice < choices; choice++) {
            int tiles = round.tiles(choice);
            boolean forfeit = round.isForfeit(choice);
            if (forfeit && Sameness.hasEarlierTwin(sight.hand(), tiles)) {
                continue;
            }
            open++;
            if (exploring && random.nextInt(open) > 0) {
                continue;
            }
            int end = inputs.after(sight, tiles, forfeit ? Sight.NO_SET : round.set(choice), on, common);
            float value = evaluator.value(on, common, end);
            if (exploring || value > most) {
                most = value;
                best = choice;
                bestEnd = end;
                System.arraycopy(on, common, chosen, common, end - common);
            }
        }
        if (open > 1) {
            System.arraycopy(on, 0, chosen, 0, common);
            diary.add(sight.seat(), round.chips(sight.seat()), chosen, bestEnd, most);
        }
        return best;
    }
}
