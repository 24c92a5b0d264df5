package org.tiengow.lab.gym;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.search.ObservationTracker;
import org.tiengow.client.search.Policy;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.RuleSet;

/** The working memory of one thread: what its tables share and none of them keeps. */
final class Worker {
    private final List<RuleSet> rules;

    /** The policy of each rule set for each opponent, in this order; null for an opponent without a network. */
    private final List<List<@Nullable Policy>> policies = new ArrayList<>();

    private final List<FeatureEncoder> encoders = new ArrayList<>();

    /** The inputs of this thread's tables in the current frame. */
    final SparseInputs inputs = new SparseInputs();

    Worker(List<RuleSet> rules, List<Opponent> opponents) {
        this.rules = rules;
        for (RuleSet each : rules) {
            Referee referee = Referee.of(each);
            encoders.add(new FeatureEncoder(referee));
            List<@Nullable Policy> own = new ArrayList<>();
            for (Opponent opponent : opponents) {
                own.add(opponent.networks()
                        .map(networks -> new Policy(referee, Evaluator.of(networks.of(each))))
                        .orElse(null));
            }
            policies.add(own);
        }
    }

    /** Returns the choice of an opponent with a network. */
    int choose(int rulesIndex, int opponent, SimulatedRound round, ObservationTracker tracker) {
        Policy policy = policies.get(rulesIndex).get(opponent);
        if (policy == null) {
            throw new IllegalStateException("This opponent has no network for " + rules.get(rulesIndex) + ".");
        }
        policy.look(round, tracker);
        return policy.best();
    }

    FeatureEncoder encoder(int rulesIndex) {
        return encoders.get(rulesIndex);
    }
}
