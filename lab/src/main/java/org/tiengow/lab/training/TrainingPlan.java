package org.tiengow.lab.training;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;

/**
 * The plan of a training.
 *
 * @param rules the rule sets to play in turn, each with every number of players it allows; at least one
 * @param start the network to start from
 * @param time the maximum time
 * @param rounds the maximum number of rounds; the training ends at the limit reached first
 * @param seed the seed of deals and random choices
 * @param threads the number of threads that play, at least 1; for the same number and a limit in rounds, the outcome is reproducible
 * @param opponents the opponents beside the network itself
 * @param rate the learning rate at the beginning, such as 0.001
 */
public record TrainingPlan(
        List<RuleSet> rules,
        Network start,
        Duration time,
        long rounds,
        long seed,
        int threads,
        Opponents opponents,
        double rate) {
    public TrainingPlan {
        rules = List.copyOf(rules);
        if (rules.isEmpty() || threads < 1) {
            throw new IllegalArgumentException("Training needs a rule set and a thread.");
        }
    }

    /** Returns the numbers of players that these rules allow. */
    static List<Integer> players(RuleSet rules) {
        return IntStream.rangeClosed(2, 4)
                .filter(rules.players()::allows)
                .boxed()
                .toList();
    }
}
