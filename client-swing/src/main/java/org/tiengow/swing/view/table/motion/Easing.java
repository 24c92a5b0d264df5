package org.tiengow.swing.view.table.motion;

/** How a movement slows down at its end. */
public final class Easing {
    private Easing() {}

    /** From a share of the time to a share of the way, both 0 to 1. */
    public static double out(double time) {
        double rest = 1 - Math.max(0, Math.min(1, time));
        return 1 - rest * rest * rest;
    }
}
