package org.tiengow.lab.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.Arena;
import org.tiengow.lab.arena.ArenaListener;
import org.tiengow.lab.arena.ArenaPlan;
import org.tiengow.lab.arena.ArenaReport;
import org.tiengow.lab.arena.CandidateResult;
import org.tiengow.lab.arena.Game;
import org.tiengow.lab.arena.Printed;
import org.tiengow.lab.arena.report.DecisionWords;
import org.tiengow.lab.arena.report.HtmlReport;
import org.tiengow.lab.arena.report.JsonReport;

/** The arena with {@code --players}: the players meet each other in every distinct rotation. */
final class PlayersForm implements ArenaForm {
    private final ArenaPlan plan;

    PlayersForm(ArenaPlan plan) {
        this.plan = plan;
    }

    @Override
    public TableRules rules() {
        return plan.rules();
    }

    @Override
    public ArenaOutcome play(int threads, Consumer<Game> games, PrintWriter err) {
        NowAndThen progress = new NowAndThen(err);
        List<CandidateResult> standings = new Arena(plan, threads).play(new ArenaListener() {
            @Override
            public void played(Game game) {
                games.accept(game);
            }

            @Override
            public void reached(int deals) {
                progress.tell(() -> Printed.text("%,d of %,d deals", deals, plan.deals()));
            }
        });
        ArenaReport report =
                new ArenaReport(plan, (long) plan.deals() * plan.rotations().size(), standings);
        return new ArenaOutcome(
                text(report),
                () -> HtmlReport.write(report),
                () -> JsonReport.write(report),
                report.isMeasured() ? 0 : 1);
    }

    private String text(ArenaReport report) {
        StringBuilder text = new StringBuilder(Printed.text(
                "%s, %,d deals, %,d rounds, seed %d%n", plan.rules().id(), plan.deals(), report.rounds(), plan.seed()));
        for (CandidateResult standing : report.standings()) {
            if (!standing.isMeasured()) {
                text.append(Printed.text("%-20s not measured%n", standing.name()));
                continue;
            }
            text.append(Printed.text(
                    "%-20s %+7.2f ± %.2f chips a round, %.1f %% of rounds won%n",
                    standing.name(), standing.chips().mean(), standing.chips().halfWidth(), 100 * standing.won()));
        }
        DecisionWords.sentences(report)
                .forEach(sentence -> text.append(sentence).append(System.lineSeparator()));
        return text.toString();
    }
}
