package org.tiengow.lab.gym;

import java.util.List;

/**
 * The setting of a gym, which does not change while it runs.
 *
 * @param tables the number of tables, at least 1
 * @param ruleIds the ids of the rule sets, at least one; the tables use them in turn. All allow this number of seats.
 * @param seats the number of players, 2 to 4
 * @param opponents the kinds of opponents of one learning seat; empty if the learner plays every seat
 * @param seed the seed of all deals and draws
 * @param inputs whether the frames carry the inputs of the networks
 * @param hands whether the frames carry the true hands of all seats
 * @param duplicate whether each deal is played once with the learner in each seat
 * @param threads the number of threads that play, at least 1
 */
public record GymPlan(
        int tables,
        List<String> ruleIds,
        int seats,
        List<Opponent> opponents,
        long seed,
        boolean inputs,
        boolean hands,
        boolean duplicate,
        int threads) {
    public GymPlan {
        ruleIds = List.copyOf(ruleIds);
        opponents = List.copyOf(opponents);
    }

    /** Checks whether the learner plays every seat. */
    boolean learnsAll() {
        return opponents.isEmpty();
    }

    /** Draws the kind of opponent for a round, in proportion to the weights; 0 without opponents. */
    int drawOpponent(DealRandom random) {
        if (opponents.size() < 2) {
            return 0;
        }
        int all = 0;
        for (int i = 0; i < opponents.size(); i++) {
            all += opponents.get(i).weight();
        }
        int rest = random.below(all);
        int drawn = 0;
        while (rest >= opponents.get(drawn).weight()) {
            rest -= opponents.get(drawn++).weight();
        }
        return drawn;
    }
}
