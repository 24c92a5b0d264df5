package org.tiengow.lab.training;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Gradient;
import org.tiengow.client.search.ObservationTracker;
import org.tiengow.client.search.Policy;
import org.tiengow.client.search.Sameness;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedDeal;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/**
 * Plays rounds in which a network learns from its decisions, against itself or among opponents. Decisions without a real choice are skipped.
 * For one thread.
 */
final class SelfPlay {
    private static final int LONGEST_TERM = 4;

    private final SimulatedRound round;
    private final SimulatedDeal deal;
    private final ObservationTracker observationTracker;
    private final Policy policy;
    private final int players;
    private final SplittableRandom random;
    private final TrajectoryBuffer trajectoryBuffer = new TrajectoryBuffer();
    private final OpponentTable opponents;
    private final double shareOfOpponents;

    private int banker;
    private int term;
    private int wins;
    private int step;

    SelfPlay(RuleSet rules, int players, Evaluator evaluator, Opponents opponents, long seed) {
        Referee referee = Referee.of(rules);
        this.players = players;
        this.round = new SimulatedRound(referee, players);
        this.deal = new SimulatedDeal(players);
        this.observationTracker = new ObservationTracker(referee);
        this.policy = new Policy(referee, evaluator);
        this.random = new SplittableRandom(seed);
        this.opponents = new OpponentTable(rules, players, opponents, new SplittableRandom(seed));
        this.shareOfOpponents = opponents.share();
    }

    /** Creates a table for each rule set of a plan and each number of players. The tables of different threads play different rounds. */
    static List<SelfPlay> tables(TrainingPlan plan, Evaluator evaluator, int thread) {
        List<SelfPlay> tables = new ArrayList<>();
        SplittableRandom seeds = new SplittableRandom(plan.seed() + 1_000_003L * thread);
        for (RuleSet rules : plan.rules()) {
            for (int players : TrainingPlan.players(rules)) {
                tables.add(new SelfPlay(rules, players, evaluator, plan.opponents(), seeds.nextLong()));
            }
        }
        return tables;
    }

    /**
     * Plays one round and learns from the network's decisions in it.
     *
     * @param exploration the probability of choosing a play at random, 0 to 1
     */
    void play(double exploration, Gradient gradient) {
        begin();
        if (random.nextDouble() < shareOfOpponents) {
            playAmongOpponents(exploration);
        } else {
            playAlone(exploration);
        }
        trajectoryBuffer.teach(round, gradient);
    }

    private void begin() {
        deal.shuffle(random::nextInt);
        banker = random.nextInt(players);
        term = 1 + random.nextInt(LONGEST_TERM);
        wins = term - random.nextInt(2);
        step = random.nextBoolean() ? 1 : -1;
        round.begin(banker, term, wins, step, deal);
        observationTracker.begin(banker, term, wins, step);
        trajectoryBuffer.clear();
    }

    private void playAlone(double exploration) {
        while (!round.isOver()) {
            int choice = choice(exploration);
            make(round.tiles(choice), round.isForfeit(choice));
        }
    }

    private void playAmongOpponents(double exploration) {
        OpponentRound opponentRound = opponents.begin(banker, term, wins, step, deal);
        int alone = random.nextInt(players);
        while (!round.isOver()) {
            int seat = round.turn();
            if (seat == alone) {
                int choice = choice(exploration);
                int tiles = round.tiles(choice);
                boolean forfeit = round.isForfeit(choice);
                TileSet played = new TileSet(tiles);
                opponentRound.follow(seat, forfeit ? Play.forfeit(played) : Play.faceUp(played));
                make(tiles, forfeit);
            } else {
                Play play = opponentRound.play(seat);
                opponentRound.follow(seat, play);
                make(Sameness.within(round.hand(seat), play.tiles()), play.isForfeit());
            }
        }
    }

    private void make(int tiles, boolean forfeit) {
        observationTracker.sees(round, tiles, forfeit);
        round.play(tiles, forfeit);
    }

    private int choice(double exploration) {
        return round.choices() == 1 ? 0 : decide(exploration);
    }

    private int decide(double exploration) {
        policy.look(round, observationTracker);
        int chosen = random.nextDouble() < exploration ? policy.any(random) : policy.best();
        if (policy.different() > 1) {
            int end = policy.inputs(round, chosen);
            int seat = round.turn();
            trajectoryBuffer.add(seat, round.chips(seat), policy.on(), end, policy.value(chosen));
        }
        return chosen;
    }
}
