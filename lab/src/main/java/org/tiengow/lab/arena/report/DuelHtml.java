package org.tiengow.lab.arena.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.duel.Conclusion;
import org.tiengow.lab.arena.duel.DuelPlan;
import org.tiengow.lab.arena.duel.DuelReport;
import org.tiengow.lab.arena.duel.DuelResult;
import org.tiengow.lab.arena.duel.Rating;

/** A report of duels as one HTML page. */
public final class DuelHtml {
    /** Least number of estimates for a chart; fewer would show only a straight line. */
    private static final int FEWEST_LOOKS = 3;

    private final DuelReport report;
    private final DuelPlan plan;

    private DuelHtml(DuelReport report) {
        this.report = report;
        this.plan = report.plan();
    }

    /** Returns the report as an HTML page. */
    public static String write(DuelReport report) {
        return new DuelHtml(report).page();
    }

    private String page() {
        String title = "Arena: " + names(plan.candidates()) + " against " + names(plan.pool());
        String decisions = DecisionWords.section(DecisionWords.sentences(report));
        return ReportPage.of(
                title,
                setting() + answer() + duels() + decisions + courses() + ratings() + KindTables.of(report) + notes());
    }

    private String setting() {
        return """
                <p>%s, %d players, %s, seed %d, at most %s ms a decision.</p>
                """.formatted(
                        Figures.escaped(plan.rules().id()),
                        plan.players(),
                        DuelWords.lineup(plan),
                        plan.seed(),
                        Figures.count(plan.limit().toMillis()));
    }

    private String answer() {
        Conclusion answer = report.answer();
        if (!plan.question().isAsked() && answer != Conclusion.NOT_MEASURED) {
            return "";
        }
        String style = answer == Conclusion.YES ? " yes" : answer == Conclusion.OPEN ? "" : " no";
        return """
                <p class="answer%s">%s <strong>%s.</strong></p>
                """.formatted(
                        style,
                        plan.question().isAsked() ? DuelWords.question(plan) : "",
                        answer == Conclusion.OPEN ? "Not answered" : DuelWords.sentence(DuelWords.answer(answer)));
    }

    private String duels() {
        boolean asked = plan.question().isAsked();
        ScaledTable table = new ScaledTable(
                report.duels().stream()
                        .filter(DuelResult::isMeasured)
                        .map(DuelResult::chips)
                        .toList(),
                plan.question().betterThan(),
                withAnswer(asked, "answer", "", "chips a round", "deals", "won – lost"));
        for (DuelResult duel : report.duels()) {
            if (!duel.isMeasured()) {
                table.rowWithoutInterval(
                        DuelWords.pair(duel),
                        withAnswer(asked, DuelWords.answer(duel.answer()), "–", Figures.count(duel.deals()), "–"));
                continue;
            }
            String won = Figures.share((double) duel.won() / duel.deals());
            String lost = Figures.share((double) duel.lost() / duel.deals());
            table.row(
                    DuelWords.pair(duel),
                    duel.chips(),
                    withAnswer(
                            asked,
                            DuelWords.answer(duel.answer()),
                            Figures.withHalfWidth(duel.chips(), 2),
                            Figures.count(duel.deals()),
                            won + " – " + lost));
        }
        return table.html(4);
    }

    /** Appends the column of answers if a question was asked. */
    private static String[] withAnswer(boolean asked, String answer, String... columns) {
        return Stream.concat(Stream.of(columns), asked ? Stream.of(answer) : Stream.empty())
                .toArray(String[]::new);
    }

    private String courses() {
        List<DuelResult> drawn = report.duels().stream()
                .filter(duel -> duel.isMeasured() && duel.course().size() >= FEWEST_LOOKS)
                .toList();
        if (drawn.isEmpty()) {
            return "";
        }
        String figures = drawn.stream()
                .map(duel -> "<figure><figcaption>%s</figcaption>%n%s</figure>%n"
                        .formatted(DuelWords.pair(duel), CoursePlot.of(duel, plan.question())))
                .collect(Collectors.joining());
        return """
                <h2>Over the deals</h2>
                <p class="quiet">Chips a round with %s, over the deals played.%s</p>
                <div class="figures">
                %s</div>
                """.formatted(
                        DuelWords.intervals(plan.question()),
                        plan.question().isAsked()
                                ? " From the dotted line on it may end."
                                : " Only the last one was settled before; the others are for looking.",
                        figures);
    }

    private String ratings() {
        List<Rating> ratings = report.ratings();
        if (ratings.isEmpty()) {
            return "";
        }
        ScaledTable table = new ScaledTable(ratings.stream().map(Rating::points).toList(), null, "", "points");
        ratings.stream()
                .sorted((one, other) ->
                        Double.compare(other.points().mean(), one.points().mean()))
                .forEach(rating -> table.row(
                        Figures.escaped(rating.name()), rating.points(), Figures.withHalfWidth(rating.points(), 0)));
        return """
                <h2>Rating</h2>
                <p class="quiet">Who makes more chips of a deal than the other would in the same seats has won the deal. On this scale
                (Bradley and Terry, 400 points for ten deals won to one lost, a drawn deal is half a win) %s is 0.</p>
                %s""".formatted(Figures.escaped(ratings.get(0).name()), table.html(1));
    }

    private String notes() {
        return """
                <h2>How it was measured</h2>
                <p>%s Each deal counts once. Chips a round are those that a seat makes more under the candidate than under the opponent,
                who plays the same deal once in every seat.</p>
                <p>%s</p>
                <p>Every round can be looked at again: <code>--record FILE</code> writes them, for the replay viewer and the referee.
                In the match <code>duel-%d-DUEL-DEAL-SEATS</code>, duels and deals counted from 0, the seats are one letter each:
                <code>c</code> for the candidate, <code>o</code> for the opponent.</p>
                """.formatted(DuelWords.seatings(plan), DuelWords.validity(plan.question()), plan.seed());
    }

    private static String names(List<Entrant> entrants) {
        return Figures.escaped(entrants.stream().map(Entrant::name).distinct().collect(Collectors.joining(", ")));
    }
}
