package org.tiengow.lab.arena.duel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.tiengow.lab.arena.DecisionCounts;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Game;

/** Adds up the deals of a duel, in order. */
final class DuelTally {
    private final Duel duel;
    private final DuelQuestion question;
    private final Estimate.Gatherer chips = new Estimate.Gatherer();
    private final DealScores scores = new DealScores();
    private final KindTally kinds = new KindTally();
    private final List<Estimate> course = new ArrayList<>();
    private DecisionCounts candidate = DecisionCounts.NONE;
    private DecisionCounts opponent = DecisionCounts.NONE;

    DuelTally(Duel duel, DuelQuestion question) {
        this.duel = duel;
        this.question = question;
    }

    /**
     * Counts one deal: the line-ups and the reference, in the order of {@link Duel#seatings}. It does not count for the chips if a
     * substitute played in any of them.
     */
    void add(List<Game> deal) {
        for (Game game : deal) {
            candidate = candidate.plus(game.decisions(duel.candidate().name()));
            opponent = opponent.plus(game.decisions(duel.opponent().name()));
        }
        if (deal.stream().anyMatch(Game::hasSubstitute)) {
            scores.leaveOut();
            return;
        }
        Game reference = deal.get(deal.size() - 1);
        double sum = 0;
        int seats = 0;
        for (int i = 0; i < duel.lineups().size(); i++) {
            Set<Integer> lineup = duel.lineups().get(i);
            Game game = deal.get(i);
            int more = lineup.stream()
                    .mapToInt(seat -> game.change(seat) - reference.change(seat))
                    .sum();
            kinds.add(game, reference, lineup, more);
            sum += more;
            seats += lineup.size();
        }
        kinds.endDeal(seats);
        chips.add(sum / seats);
        scores.add(sum);
    }

    /** Returns the outcome of the deals, for the ratings. */
    Contest contest() {
        return new Contest(duel.candidate().name(), duel.opponent().name(), scores);
    }

    /** Returns the strategies of which too few decisions are their own. */
    Set<String> unmeasured() {
        Set<String> names = new LinkedHashSet<>();
        if (!candidate.areMeasured()) {
            names.add(duel.candidate().name());
        }
        if (!opponent.areMeasured()) {
            names.add(duel.opponent().name());
        }
        return names;
    }

    /** Returns the answer so far. */
    Conclusion answer() {
        return unmeasured().isEmpty() && chips.samples() > 0
                ? question.answer(question.estimate(chips))
                : Conclusion.NOT_MEASURED;
    }

    /** Returns the current estimate of the chips and adds it to the course. */
    Estimate look() {
        Estimate estimate = question.estimate(chips);
        course.add(estimate);
        return estimate;
    }

    /** Returns the result so far. */
    DuelResult result() {
        Estimate estimate = question.estimate(chips);
        return new DuelResult(
                duel.candidate().name(),
                duel.opponent().name(),
                scores.deals(),
                scores.leftOut(),
                (long) scores.played() * (duel.lineups().size() + 1),
                estimate,
                answer(),
                candidate,
                opponent,
                scores.won(),
                scores.lost(),
                kinds.results(question),
                course);
    }
}
