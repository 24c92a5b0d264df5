package org.tiengow.client.lab.arena.duel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tiengow.client.lab.arena.Estimate;
import org.tiengow.client.lab.arena.Game;

/** Adds up by what kinds of decisions a candidate won and lost its chips, deal by deal. */
final class KindTally {
    private final Map<DecisionKind, Line> lines = new EnumMap<>(DecisionKind.class);

    KindTally() {
        for (DecisionKind kind : DecisionKind.values()) {
            lines.put(kind, new Line());
        }
    }

    /** One seating of a deal: what it brought the candidate's seats more than the reference goes to where the two part. */
    void add(Game game, Game reference, Set<Integer> candidates, double more) {
        Parting.kind(game.finished(), reference.finished(), candidates)
                .map(lines::get)
                .ifPresent(line -> line.add(more));
    }

    /** The deal is over; its chips are shared among so many seats. */
    void endDeal(int seats) {
        lines.values().forEach(line -> line.endDeal(seats));
    }

    /** The kinds that came up. */
    List<KindResult> results(DuelQuestion question) {
        List<KindResult> results = new ArrayList<>();
        lines.forEach((kind, line) -> {
            if (line.decisions > 0) {
                Estimate chips = question.estimate(line.chips);
                results.add(new KindResult(kind, line.decisions, chips, line.sum / line.decisions));
            }
        });
        return results;
    }

    /** What is known of one kind. */
    private static final class Line {
        private final Estimate.Gatherer chips = new Estimate.Gatherer();
        private long decisions;
        private double sum;
        private double dealt;

        void add(double more) {
            decisions++;
            sum += more;
            dealt += more;
        }

        void endDeal(int seats) {
            chips.add(dealt / seats);
            dealt = 0;
        }
    }
}
