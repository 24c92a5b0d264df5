package org.tiengow.client.lab.arena.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Values to places along a line.
 *
 * @param least the value at the beginning
 * @param most the value at the end, more than the least
 * @param begin where the line begins, in pixels
 * @param end where it ends, to either side of the beginning
 */
record Axis(double least, double most, double begin, double end) {
    private static final int WIDEST = 5;

    /** Where a value lies; one beyond an end lies at the end. */
    double at(double value) {
        double inside = Math.max(least, Math.min(most, value));
        return begin + (inside - least) / (most - least) * (end - begin);
    }

    /** Round values along the line, some four to six of them. */
    List<Double> ticks() {
        double step = step();
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(least / step); i * step <= most; i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    /** How many digits after the point tell the ticks apart. */
    int digits() {
        return (int) Math.max(0, -Math.floor(Math.log10(step()) + 1e-9));
    }

    private double step() {
        double rough = (most - least) / WIDEST;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double times = rough / power;
        return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
    }
}
