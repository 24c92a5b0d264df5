package org.tiengow.lab.deviation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.tiengow.lab.arena.Estimate;

/** The gains of a variant of the search in each round, and what they took. */
final class VariantTally {
    private final List<Double> rounds = new ArrayList<>();
    private final List<Double> micros = new ArrayList<>();
    private double gained;
    private int deviations;
    private long guesses;
    private double samples;

    /** Adds a search; {@code took} is in microseconds of a processor. */
    void searched(double took, int guessed, double effectiveSamples) {
        micros.add(took);
        guesses += guessed;
        samples += effectiveSamples;
    }

    /** Adds the gain in chips of a choice that is not the network's. */
    void deviated(double gain) {
        gained += gain;
        deviations++;
    }

    /** Ends a round, whose gains count as a mean over this many seats. */
    void endRound(int seats) {
        rounds.add(gained / seats);
        gained = 0;
    }

    /** Returns the gain of each round in chips. */
    List<Double> rounds() {
        return List.copyOf(rounds);
    }

    /** Returns a line about this variant, which compares it with another in the same rounds. */
    String line(VariantTally base) {
        int searches = Math.max(1, micros.size());
        List<Double> sorted = micros.stream().sorted().toList();
        return String.format(
                Locale.ROOT,
                "%s | %s | %d of %d | %.0f | %.0f | %.0f | %.0f | %.0f",
                estimate(rounds.stream().mapToDouble(Double::doubleValue)),
                estimate(IntStream.range(0, rounds.size()).mapToDouble(i -> rounds.get(i) - base.rounds.get(i))),
                deviations,
                micros.size(),
                (double) guesses / searches,
                samples / searches,
                sorted.stream().mapToDouble(Double::doubleValue).sum() / searches,
                part(sorted, 0.5),
                part(sorted, 0.99));
    }

    private static double part(List<Double> sorted, double part) {
        return sorted.isEmpty() ? 0 : sorted.get((int) (part * (sorted.size() - 1)));
    }

    private static String estimate(DoubleStream values) {
        Estimate.Gatherer gatherer = new Estimate.Gatherer();
        values.forEach(gatherer::add);
        Estimate estimate = gatherer.estimate();
        return String.format(Locale.ROOT, "%+.3f ± %.3f", estimate.mean(), estimate.halfWidth());
    }
}
