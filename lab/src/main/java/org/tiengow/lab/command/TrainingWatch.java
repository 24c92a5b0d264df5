package org.tiengow.lab.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.tiengow.client.level.Level;
import org.tiengow.client.network.Network;
import org.tiengow.client.search.NetworkBot;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.Arena;
import org.tiengow.lab.arena.ArenaListener;
import org.tiengow.lab.arena.ArenaPlan;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Printed;
import org.tiengow.lab.arena.report.LearningCurve;
import org.tiengow.lab.training.TrainingListener;
import org.tiengow.lab.training.TrainingPlan;
import org.tiengow.lab.training.TrainingProgress;

/**
 * The display of a training. It draws a progress bar, and from time to time measures the strength of the network against opponents that do
 * not change.
 */
final class TrainingWatch implements TrainingListener {
    private static final List<Level> OPPONENTS = List.of(Level.RANDOM, Level.STEADY);
    private static final List<Double> MEASURED_AT =
            List.of(0.01, 0.03, 0.06, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9);
    private static final int DEALS = 250;
    private static final long DEALS_SEED = 20_251;
    private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(1);
    private static final int BAR = 30;

    /** The least duration of training between two measurements, as a multiple of the duration of the last measurement. */
    private static final double PATIENCE = 3;

    private final PrintWriter err;
    private final TrainingPlan plan;
    private final LearningCurve curve;
    private final Map<String, Estimate> strength = new LinkedHashMap<>();
    private TrainingProgress last = new TrainingProgress(0, 0, 0);
    private double nextMeasure = MEASURED_AT.get(0);
    private double measuredAt;
    private double measureSeconds;
    private long told;

    TrainingWatch(PrintWriter err, TrainingPlan plan) {
        this.err = err;
        this.plan = plan;
        this.curve = new LearningCurve(
                "One network against three of each, under " + name(plan.rules().get(0)));
    }

    @Override
    public void stepped(TrainingProgress progress, Supplier<Network> network) {
        last = progress;
        if (progress.done() >= nextMeasure && progress.seconds() >= measuredAt + PATIENCE * measureSeconds) {
            nextMeasure = MEASURED_AT.stream()
                    .filter(at -> at > progress.done())
                    .findFirst()
                    .orElse(Double.POSITIVE_INFINITY);
            measure(network.get());
        }
        long now = System.nanoTime();
        if (now - told > BETWEEN_LINES) {
            told = now;
            draw();
        }
    }

    /** Measures the final network, and ends the progress bar. */
    void finish(Network network) {
        measure(network);
        draw();
        err.println();
        err.flush();
    }

    LearningCurve curve() {
        return curve;
    }

    long rounds() {
        return last.rounds();
    }

    double seconds() {
        return last.seconds();
    }

    private void measure(Network network) {
        long begin = System.nanoTime();
        RuleSet rules = plan.rules().get(0);
        for (Level level : OPPONENTS) {
            List<Entrant> entrants = new ArrayList<>();
            entrants.add(new Entrant("network", seed -> new NetworkBot(network)));
            while (entrants.size() < rules.players().max()) {
                entrants.add(new Entrant(level.id(), level::bot));
            }
            ArenaPlan deals =
                    new ArenaPlan(TableRules.named(name(rules)), entrants, DEALS, DEALS_SEED, Duration.ofSeconds(1));
            Estimate chips = new Arena(deals, plan.threads())
                    .play(ArenaListener.NONE)
                    .get(0)
                    .chips();
            strength.put(level.id(), chips);
            curve.add(level.id(), last.rounds(), chips);
        }
        measuredAt = last.seconds();
        measureSeconds = (System.nanoTime() - begin) / 1e9;
    }

    private void draw() {
        int full = (int) Math.round(BAR * last.done());
        StringBuilder line = new StringBuilder();
        line.append(Printed.text(
                "\r[%s%s] %3.0f %%  %,d rounds",
                "=".repeat(full), " ".repeat(BAR - full), 100 * last.done(), last.rounds()));
        strength.forEach((opponent, chips) ->
                line.append(Printed.text("  %s %+.2f ± %.2f", opponent, chips.mean(), chips.halfWidth())));
        err.print(line);
        err.flush();
    }

    private static String name(RuleSet rules) {
        return RuleSets.ids().stream()
                .filter(id -> RuleSets.get(id).equals(rules))
                .findFirst()
                .orElseThrow();
    }
}
