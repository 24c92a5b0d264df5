package org.tiengow.swing.view.shell.frame;

import java.awt.Dimension;

/** How large text is on a television. */
public final class Enlargement {
    /** What a table shown to a whole room needs, at scale 1. */
    public static final Dimension TABLE = new Dimension(960, 540);

    private static final float TIMES = 2;
    private static final float MOST = 3;
    /** Steps of a quarter: while a window is resized the theme is not put on anew at each pixel. */
    private static final float STEPS = 4;

    private Enlargement() {}

    /**
     * Twice the chosen scale, less where a window is small.
     *
     * @param chosen the scale of the settings
     * @param window its size
     * @param room what must fit the window, at scale 1
     * @return 1 to 3
     */
    public static float scale(float chosen, Dimension window, Dimension room) {
        float fits = Math.min((float) window.width / room.width, (float) window.height / room.height);
        float least = Math.min(MOST, Math.min(TIMES * chosen, fits));
        return Math.max(1, (float) Math.floor(least * STEPS) / STEPS);
    }
}
