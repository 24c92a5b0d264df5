package org.tiengow.lab.arena.report;

import org.tiengow.lab.arena.ArenaPlan;
import org.tiengow.lab.arena.ArenaReport;
import org.tiengow.lab.arena.CandidateResult;
import org.tiengow.lab.arena.Entrant;

/** A report of an arena in which all players met each other, as one HTML page. */
public final class HtmlReport {
    private HtmlReport() {}

    /** Returns the report as an HTML page. */
    public static String write(ArenaReport report) {
        ArenaPlan plan = report.plan();
        String body = """
                <p>%s under %s: %s deals, %s rounds, seed %d, at most %s ms a decision.</p>
                %s<p class="quiet">Every deal is played in each distinct rotation of the players and counts once.
                The intervals come from the means of the deals.</p>
                """.formatted(
                Figures.escaped(String.join(
                        ", ", plan.entrants().stream().map(Entrant::name).toList())),
                Figures.escaped(plan.rules().id()),
                Figures.count(plan.deals()),
                Figures.count(report.rounds()),
                plan.seed(),
                Figures.count(plan.limit().toMillis()),
                table(report));
        return ReportPage.of(
                "Arena: " + Figures.escaped(String.join(", ", plan.candidates())),
                body + DecisionWords.section(DecisionWords.sentences(report)));
    }

    private static String table(ArenaReport report) {
        ScaledTable table = new ScaledTable(
                report.standings().stream()
                        .filter(CandidateResult::isMeasured)
                        .map(CandidateResult::chips)
                        .toList(),
                null,
                "player",
                "chips a round",
                "95 % interval",
                "seats",
                "won");
        for (CandidateResult standing : report.standings()) {
            if (!standing.isMeasured()) {
                table.rowWithoutInterval(
                        Figures.escaped(standing.name()), "not measured", "–", Figures.count(standing.seats()), "–");
                continue;
            }
            table.row(
                    Figures.escaped(standing.name()),
                    standing.chips(),
                    Figures.signed(standing.chips().mean(), 2),
                    Figures.interval(standing.chips(), 2),
                    Figures.count(standing.seats()),
                    Figures.share(standing.won()));
        }
        return table.html(4);
    }
}
