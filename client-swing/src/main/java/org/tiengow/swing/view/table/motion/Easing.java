package org.tiengow.swing.view.table.motion;

/** The easing of a movement, which slows down towards its end. */
public final class Easing {
    private Easing() {}

    /** Maps a share of the time to a share of the distance, both 0 to 1. */
    public static double out(double time) {
        double rest = 1 - Math.max(0, Math.min(1, time));
        return 1 - rest * rest * rest;
    }
}
