package org.tiengow.lab.command;

import java.io.PrintWriter;
import java.util.function.Consumer;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Game;
import org.tiengow.lab.arena.Printed;
import org.tiengow.lab.arena.duel.Conclusion;
import org.tiengow.lab.arena.duel.DuelListener;
import org.tiengow.lab.arena.duel.DuelPlan;
import org.tiengow.lab.arena.duel.DuelQuestion;
import org.tiengow.lab.arena.duel.DuelReport;
import org.tiengow.lab.arena.duel.DuelResult;
import org.tiengow.lab.arena.duel.Duels;
import org.tiengow.lab.arena.duel.Rating;
import org.tiengow.lab.arena.report.DecisionWords;
import org.tiengow.lab.arena.report.DuelHtml;
import org.tiengow.lab.arena.report.DuelJson;

/** The arena with {@code --candidate … --against …}: each candidate meets each opponent of the pool, until the question is answered. */
final class DuelForm implements ArenaForm {
    private final DuelPlan plan;

    DuelForm(DuelPlan plan) {
        this.plan = plan;
    }

    @Override
    public TableRules rules() {
        return plan.rules();
    }

    @Override
    public ArenaOutcome play(int threads, Consumer<Game> games, PrintWriter err) {
        NowAndThen progress = new NowAndThen(err);
        DuelReport report = new Duels(plan, threads).play(new DuelListener() {
            @Override
            public void played(Game game) {
                games.accept(game);
            }

            @Override
            public void reached(String candidate, String opponent, Estimate chips) {
                progress.tell(() -> line(candidate, opponent, chips));
            }
        });
        return new ArenaOutcome(
                text(report), () -> DuelHtml.write(report), () -> DuelJson.write(report), exit(report.answer()));
    }

    private String text(DuelReport report) {
        StringBuilder text = new StringBuilder(Printed.text(
                "%s, %d players, %s, seed %d%n",
                plan.rules().id(), plan.players(), question(plan.question()), plan.seed()));
        for (DuelResult duel : report.duels()) {
            text.append(
                            duel.isMeasured()
                                    ? line(duel.candidate(), duel.opponent(), duel.chips()) + answer(duel)
                                    : duel.candidate() + " against " + duel.opponent() + ": not measured")
                    .append(System.lineSeparator());
        }
        for (Rating rating : report.ratings()) {
            text.append(Printed.text(
                    "%-20s %+.0f%s points%n", rating.name(), rating.points().mean(), plusMinus(rating.points(), 0)));
        }
        DecisionWords.sentences(report)
                .forEach(sentence -> text.append(sentence).append(System.lineSeparator()));
        return text.toString();
    }

    private static String line(String candidate, String opponent, Estimate chips) {
        return Printed.text(
                "%s against %s: %+.2f%s chips a round, %,d deals",
                candidate, opponent, chips.mean(), plusMinus(chips, 2), chips.samples());
    }

    private static String plusMinus(Estimate estimate, int digits) {
        return Double.isNaN(estimate.halfWidth()) ? "" : Printed.text(" ± %." + digits + "f", estimate.halfWidth());
    }

    private static String question(DuelQuestion question) {
        if (!question.isAsked()) {
            return "95 % intervals";
        }
        return Printed.text("%s %% intervals that hold at any time", percent(1 - question.error()));
    }

    private String answer(DuelResult duel) {
        if (!plan.question().isAsked()) {
            return "";
        }
        return duel.answer() == Conclusion.OPEN ? ": not answered" : duel.answer() == Conclusion.YES ? ": yes" : ": no";
    }

    private static String percent(double part) {
        return Printed.text("%.3f", 100 * part).replaceFirst("\\.?0+$", "");
    }

    /** Returns the exit code of an answer, for scripts. The code 1 also means a failure, 2 wrong usage. */
    private static int exit(Conclusion answer) {
        return switch (answer) {
            case YES -> 0;
            case NO -> 3;
            case OPEN -> 4;
            case NOT_MEASURED -> 1;
        };
    }
}
