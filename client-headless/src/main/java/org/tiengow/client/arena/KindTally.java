package org.tiengow.client.arena;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Adds up by what kinds of decisions a candidate won and lost its chips, deal by deal. */
final class KindTally {
    private static final List<DecisionKind> KINDS = List.of(DecisionKind.values());

    private final Map<DecisionKind, Estimate.Gatherer> chips = new EnumMap<>(DecisionKind.class);
    private final Map<DecisionKind, Long> decisions = new EnumMap<>(DecisionKind.class);
    private final double[] dealt = new double[KINDS.size()];

    KindTally() {
        for (DecisionKind kind : KINDS) {
            chips.put(kind, new Estimate.Gatherer());
            decisions.put(kind, 0L);
        }
    }

    /** One seating of a deal: what it brought the candidate's seats more than the reference goes to where the two part. */
    void add(Game game, Game reference, Set<Integer> candidates, double more) {
        Parting.kind(game.finished(), reference.finished(), candidates).ifPresent(kind -> {
            decisions.merge(kind, 1L, Long::sum);
            dealt[kind.ordinal()] += more;
        });
    }

    /** The deal is over; its chips are shared among so many seats. */
    void endDeal(int seats) {
        for (DecisionKind kind : KINDS) {
            gatherer(kind).add(dealt[kind.ordinal()] / seats);
            dealt[kind.ordinal()] = 0;
        }
    }

    /** The kinds that came up. */
    List<KindResult> results(Question question) {
        List<KindResult> results = new ArrayList<>();
        decisions.forEach((kind, times) -> {
            if (times > 0) {
                results.add(new KindResult(kind, times, question.estimate(gatherer(kind))));
            }
        });
        return results;
    }

    private Estimate.Gatherer gatherer(DecisionKind kind) {
        return chips.computeIfAbsent(kind, each -> new Estimate.Gatherer());
    }
}
