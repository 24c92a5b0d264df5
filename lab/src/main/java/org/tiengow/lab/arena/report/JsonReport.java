package org.tiengow.lab.arena.report;

import org.tiengow.client.json.Members;
import org.tiengow.lab.arena.ArenaPlan;
import org.tiengow.lab.arena.ArenaReport;
import org.tiengow.lab.arena.CandidateResult;
import org.tiengow.lab.arena.Entrant;

/** A report of an arena as one JSON object, for programs. */
public final class JsonReport {
    private JsonReport() {}

    /** Returns the report as a JSON object over several lines. */
    public static String write(ArenaReport report) {
        ArenaPlan plan = report.plan();
        return Members.pretty(new Members()
                        .with("format", "tiengow-arena/1")
                        .with("rules", plan.rules().id())
                        .with("seed", plan.seed())
                        .with("deals", plan.deals())
                        .with("dealsLeftOut", report.leftOut())
                        .with("rounds", report.rounds())
                        .with("millis", plan.limit().toMillis())
                        .with("players", plan.entrants(), Entrant::name)
                        .with("candidates", report.standings(), JsonReport::standing))
                + "\n";
    }

    private static Members standing(CandidateResult standing) {
        return new Members()
                .with("name", standing.name())
                .with("chips", standing.isMeasured() ? standing.chips().mean() : null)
                .with("interval95", standing.isMeasured() ? DuelJson.interval(standing.chips()) : null)
                .with("decisions", DecisionWords.json(standing.decisions()))
                .with("seats", standing.seats())
                .with("won", standing.won());
    }
}
