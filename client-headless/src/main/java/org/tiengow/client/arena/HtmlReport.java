package org.tiengow.client.arena;

import java.util.List;
import java.util.Locale;

/** A report as one HTML page that needs nothing else: a table, and the intervals as a drawing. */
public final class HtmlReport {
    private static final int WIDTH = 640;
    private static final int ROW = 36;
    private static final int NAME_WIDTH = 180;
    private static final int MARGIN = 20;

    private final ArenaReport report;

    private HtmlReport(ArenaReport report) {
        this.report = report;
    }

    /** The page. */
    public static String write(ArenaReport report) {
        return new HtmlReport(report).page();
    }

    private String page() {
        ArenaPlan plan = report.plan();
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <title>Tien Gow arena</title>
                <style>
                body { font: 16px/1.5 sans-serif; margin: 2em auto; max-width: 48em; color: #222; }
                table { border-collapse: collapse; }
                th, td { padding: .3em 1em; border-bottom: 1px solid #ccc; text-align: right; }
                th:first-child, td:first-child { text-align: left; }
                </style>
                </head>
                <body>
                <h1>Arena: %s</h1>
                <p>%s under %s: %,d deals, %,d rounds, seed %d, at most %d ms a decision.</p>
                <table>
                <tr><th>candidate</th><th>chips a round</th><th>95 %% interval</th><th>seats</th><th>won</th></tr>
                %s</table>
                %s
                <p>Every deal is played in each distinct rotation of the candidates and counts once.
                The intervals come from the means of the deals.</p>
                </body>
                </html>
                """.formatted(
                escaped(String.join(", ", plan.candidates())),
                escaped(String.join(
                        ", ", plan.entrants().stream().map(Entrant::name).toList())),
                escaped(plan.rules().id()),
                plan.deals(),
                report.rounds(),
                plan.seed(),
                plan.limit().toMillis(),
                rows(),
                drawing());
    }

    private String rows() {
        StringBuilder rows = new StringBuilder();
        for (Standing standing : report.standings()) {
            Estimate chips = standing.chips();
            rows.append(String.format(
                    Locale.ROOT,
                    "<tr><td>%s</td><td>%+.2f</td><td>%+.2f to %+.2f</td><td>%d</td><td>%.1f %%</td></tr>%n",
                    escaped(standing.name()),
                    chips.mean(),
                    chips.low(),
                    chips.high(),
                    standing.seats(),
                    100 * standing.won()));
        }
        return rows.toString();
    }

    private String drawing() {
        List<Standing> standings = report.standings();
        double least = Math.min(
                0,
                standings.stream().mapToDouble(each -> low(each.chips())).min().orElse(0));
        double most = Math.max(
                0,
                standings.stream().mapToDouble(each -> high(each.chips())).max().orElse(0));
        Scale scale = new Scale(least, Math.max(most, least + 1));
        int height = ROW * standings.size() + MARGIN;
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg width=\"%d\" height=\"%d\" role=\"img\" aria-label=\"Chips a round with 95 %% intervals\">%n"
                        + "<line x1=\"%4$.1f\" y1=\"0\" x2=\"%4$.1f\" y2=\"%3$d\" stroke=\"#999\"/>%n",
                WIDTH,
                height,
                height,
                scale.x(0)));
        for (int i = 0; i < standings.size(); i++) {
            svg.append(bar(standings.get(i), scale, ROW * i + ROW / 2));
        }
        return svg.append("</svg>").toString();
    }

    private static String bar(Standing standing, Scale scale, int y) {
        Estimate chips = standing.chips();
        return String.format(
                Locale.ROOT,
                "<text x=\"0\" y=\"%1$d\" dominant-baseline=\"middle\">%2$s</text>%n"
                        + "<line x1=\"%3$.1f\" y1=\"%1$d\" x2=\"%4$.1f\" y2=\"%1$d\" stroke=\"#1b6\" stroke-width=\"3\"/>%n"
                        + "<circle cx=\"%5$.1f\" cy=\"%1$d\" r=\"5\" fill=\"#163\"/>%n",
                y,
                escaped(standing.name()),
                scale.x(low(chips)),
                scale.x(high(chips)),
                scale.x(chips.mean()));
    }

    private static double low(Estimate chips) {
        return Double.isNaN(chips.low()) ? chips.mean() : chips.low();
    }

    private static double high(Estimate chips) {
        return Double.isNaN(chips.high()) ? chips.mean() : chips.high();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Chips to pixels. */
    private record Scale(double least, double most) {
        double x(double chips) {
            return NAME_WIDTH + (chips - least) / (most - least) * (WIDTH - NAME_WIDTH - MARGIN);
        }
    }
}
