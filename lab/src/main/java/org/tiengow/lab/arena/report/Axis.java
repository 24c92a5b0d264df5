package org.tiengow.lab.arena.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A linear scale from values to pixels.
 *
 * @param least the value at the beginning
 * @param most the value at the end, greater than {@code least}
 * @param begin the position of the beginning, in pixels
 * @param end the position of the end, on either side of the beginning
 */
record Axis(double least, double most, double begin, double end) {
    private static final int WIDEST = 5;

    /** Returns the position of a value. Values beyond an end are placed at the end. */
    double at(double value) {
        double inside = Math.max(least, Math.min(most, value));
        return begin + (inside - least) / (most - least) * (end - begin);
    }

    /** Returns round values along the axis, about four to six of them. */
    List<Double> ticks() {
        double step = step();
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(least / step); i * step <= most; i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    /** Returns the number of decimals that distinguish the ticks. */
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
