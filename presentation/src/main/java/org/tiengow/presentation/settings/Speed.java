package org.tiengow.presentation.settings;

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
    public int millis(int normal) {
        return (int) Math.round(normal * factor);
    }
}
