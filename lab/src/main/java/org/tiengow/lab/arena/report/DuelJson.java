package org.tiengow.lab.arena.report;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.Members;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.duel.DuelPlan;
import org.tiengow.lab.arena.duel.DuelQuestion;
import org.tiengow.lab.arena.duel.DuelReport;
import org.tiengow.lab.arena.duel.DuelResult;
import org.tiengow.lab.arena.duel.KindResult;
import org.tiengow.lab.arena.duel.Rating;

/** A report of duels as one JSON object, for programs. */
public final class DuelJson {
    private DuelJson() {}

    /** Returns the report as a JSON object over several lines. */
    public static String write(DuelReport report) {
        DuelPlan plan = report.plan();
        return Members.pretty(new Members()
                        .with("format", "tiengow-duels/1")
                        .with("rules", plan.rules().id())
                        .with("players", plan.players())
                        .with("lineup", word(plan.lineup()))
                        .with("seed", plan.seed())
                        .with("millis", plan.limit().toMillis())
                        .with("question", question(plan.question()))
                        .with("answer", word(report.answer()))
                        .with("duels", report.duels(), DuelJson::duel)
                        .with("ratings", report.ratings(), DuelJson::rating))
                + "\n";
    }

    private static Members question(DuelQuestion question) {
        return new Members()
                .with("betterThan", question.betterThan())
                .with("width", question.width())
                .with("error", question.error())
                .with("atAnyTime", question.isAsked())
                .with("deals", question.deals())
                .with("mostDeals", question.mostDeals());
    }

    private static Members duel(DuelResult duel) {
        return new Members()
                .with("candidate", duel.candidate())
                .with("opponent", duel.opponent())
                .with("answer", word(duel.answer()))
                .with("deals", duel.deals())
                .with("dealsLeftOut", duel.leftOut())
                .with("rounds", duel.rounds())
                .with("chips", duel.isMeasured() ? duel.chips().mean() : null)
                .with("interval", duel.isMeasured() ? interval(duel.chips()) : null)
                .with("dealsWon", duel.won())
                .with("dealsLost", duel.lost())
                .with("candidateDecisions", DecisionWords.json(duel.candidateDecisions()))
                .with("opponentDecisions", DecisionWords.json(duel.opponentDecisions()))
                .with("kinds", duel.isMeasured() ? duel.kinds() : List.of(), DuelJson::kind);
    }

    private static Members kind(KindResult kind) {
        return new Members()
                .with("kind", word(kind.kind()))
                .with("rounds", kind.decisions())
                .with("chipsEach", kind.each())
                .with("chips", kind.chips().mean())
                .with("interval", interval(kind.chips()));
    }

    private static Members rating(Rating rating) {
        return new Members()
                .with("name", rating.name())
                .with("points", rating.points().mean())
                .with("interval", interval(rating.points()));
    }

    /** Returns both ends of the interval, or null if there are too few values for one. */
    static @Nullable List<Double> interval(Estimate estimate) {
        return Double.isNaN(estimate.halfWidth()) ? null : List.of(estimate.low(), estimate.high());
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
