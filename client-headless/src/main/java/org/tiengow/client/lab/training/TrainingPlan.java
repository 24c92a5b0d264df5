package org.tiengow.client.lab.training;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;

/**
 * What is to be trained, and for how long.
 *
 * @param rules the rule sets to play, in turns, with every number of players each allows; at least one
 * @param start the network to go on from
 * @param time how long at most
 * @param rounds how many rounds at most; the training ends with whichever comes first
 * @param seed what deals and chance are drawn from
 * @param threads how many threads play, at least 1; with the same number and a bound of rounds the outcome is the same
 * @param guests who plays with it
 * @param rate how far a step of learning goes at the beginning, such as 0.001
 */
public record TrainingPlan(
        List<RuleSet> rules,
        Network start,
        Duration time,
        long rounds,
        long seed,
        int threads,
        Guests guests,
        double rate) {
    /** Checks that there is something to play. */
    public TrainingPlan {
        rules = List.copyOf(rules);
        if (rules.isEmpty() || threads < 1) {
            throw new IllegalArgumentException("Training needs a rule set and a thread.");
        }
    }

    /** How many may play by these rules. */
    static List<Integer> players(RuleSet rules) {
        return IntStream.rangeClosed(2, 4)
                .filter(rules.players()::allows)
                .boxed()
                .toList();
    }
}
