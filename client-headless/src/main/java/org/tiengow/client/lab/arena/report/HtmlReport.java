package org.tiengow.client.lab.arena.report;

import org.tiengow.client.lab.arena.ArenaPlan;
import org.tiengow.client.lab.arena.ArenaReport;
import org.tiengow.client.lab.arena.Entrant;
import org.tiengow.client.lab.arena.Standing;

/** How players did who played each other, as one HTML page. */
public final class HtmlReport {
    private HtmlReport() {}

    /** The page. */
    public static String write(ArenaReport report) {
        ArenaPlan plan = report.plan();
        String body = """
                <p>%s under %s: %s deals, %s rounds, seed %d, at most %s ms a decision.</p>
                <table>
                <tr><th class="name">player</th><th></th><th>chips a round</th><th>95 %% interval</th><th>seats</th><th>won</th></tr>
                %s</table>
                <p class="quiet">Every deal is played in each distinct rotation of the players and counts once.
                The intervals come from the means of the deals.</p>
                """.formatted(
                Figures.escaped(String.join(
                        ", ", plan.entrants().stream().map(Entrant::name).toList())),
                Figures.escaped(plan.rules().id()),
                Figures.count(plan.deals()),
                Figures.count(report.rounds()),
                plan.seed(),
                Figures.count(plan.limit().toMillis()),
                rows(report));
        return ReportPage.of("Arena: " + Figures.escaped(String.join(", ", plan.candidates())), body);
    }

    private static String rows(ArenaReport report) {
        IntervalCells cells = new IntervalCells(
                report.standings().stream().map(Standing::chips).toList(), null);
        StringBuilder rows = new StringBuilder();
        for (Standing standing : report.standings()) {
            rows.append("""
                    <tr><td class="name">%s</td><td class="plot">%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>
                    """.formatted(
                            Figures.escaped(standing.name()),
                            cells.cell(standing.chips()),
                            Figures.signed(standing.chips().mean(), 2),
                            Figures.interval(standing.chips(), 2),
                            Figures.count(standing.seats()),
                            Figures.share(standing.won())));
        }
        return rows.append("""
                <tr class="axis"><td></td><td class="plot">%s</td><td colspan="4"></td></tr>
                """.formatted(cells.axis())).toString();
    }
}
