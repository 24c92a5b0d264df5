package org.tiengow.client.shuffle;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How often each act of hostile hosts was tried, and each after each other; what was rare is chosen more often. */
final class Coverage {
    private final Map<Act, Long> acts = new EnumMap<>(Act.class);
    private final Map<Integer, Long> pairs = new HashMap<>();

    private static int pair(@Nullable Act before, Act act) {
        return (before == null ? Act.values().length : before.ordinal()) * Act.values().length + act.ordinal();
    }

    /**
     * Chooses one of these acts and counts it.
     *
     * @param chance from 0 to below 1
     */
    Act choose(@Nullable Act before, Act[] among, double chance) {
        double[] weights = new double[among.length];
        double sum = 0;
        for (int i = 0; i < among.length; i++) {
            weights[i] = 1.0 / (1 + pairs.getOrDefault(pair(before, among[i]), 0L));
            sum += weights[i];
        }
        double drawn = chance * sum;
        int chosen = 0;
        while (chosen < among.length - 1 && drawn >= weights[chosen]) {
            drawn -= weights[chosen++];
        }
        pairs.merge(pair(before, among[chosen]), 1L, Long::sum);
        acts.merge(among[chosen], 1L, Long::sum);
        return among[chosen];
    }

    int acts() {
        return acts.size();
    }

    int pairs() {
        return pairs.size();
    }

    @Override
    public String toString() {
        return acts() + " of " + Act.values().length + " acts, " + pairs() + " pairs of acts, each act " + acts;
    }
}
