package org.tiengow.presentation.settings;

/** The speed of motion at the table. */
public enum Speed {
    SLOW(1.6),
    NORMAL(1),
    FAST(0.5),
    /** No motion; texts still stay long enough to be read. */
    OFF(0);

    private final double factor;

    Speed(double factor) {
        this.factor = factor;
    }

    /** Scales a duration in milliseconds from normal speed to this one. */
    public int millis(int normal) {
        return (int) Math.round(normal * factor);
    }
}
