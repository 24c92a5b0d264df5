package org.tiengow.lab.arena.duel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Game;

/** Breaks the chips of a candidate down by kinds of decisions, deal by deal. */
final class KindTally {
    private final Map<DecisionKind, Line> lines = new EnumMap<>(DecisionKind.class);

    KindTally() {
        for (DecisionKind kind : DecisionKind.values()) {
            lines.put(kind, new Line());
        }
    }

    /**
     * Adds one seating of a deal. The advantage over the reference is credited to the first decision in which the two rounds differ.
     *
     * @param more the chips by which the candidate's seats exceed the reference
     */
    void add(Game game, Game reference, Set<Integer> candidates, double more) {
        Parting.kind(game.finished(), reference.finished(), candidates)
                .map(lines::get)
                .ifPresent(line -> line.add(more));
    }

    /** Ends a deal, whose chips are divided by the number of seats. */
    void endDeal(int seats) {
        lines.values().forEach(line -> line.endDeal(seats));
    }

    /** Returns the kinds that occurred. */
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

    /** The sums of one kind. */
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
