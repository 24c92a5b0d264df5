package org.tiengow.swing.view.table;

/** How fast things move at the table. */
public enum Speed {
    SLOW(1.6),
    NORMAL(1),
    FAST(0.5),
    /** Nothing travels; what is for reading stays. */
    OFF(0);

    private final double factor;

    Speed(double factor) {
        this.factor = factor;
    }

    /** A duration of normal speed at this one. */
    int millis(int normal) {
        return (int) Math.round(normal * factor);
    }

    /** How a movement slows down at its end: from a share of the time to a share of the way, both 0 to 1. */
    static double ease(double time) {
        double rest = 1 - Math.max(0, Math.min(1, time));
        return 1 - rest * rest * rest;
    }
}
