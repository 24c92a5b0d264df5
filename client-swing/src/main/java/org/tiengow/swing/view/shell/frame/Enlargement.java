package org.tiengow.swing.view.shell.frame;

import java.awt.Dimension;
import org.jspecify.annotations.Nullable;

/**
 * How large text and controls are in a window: as the settings say in a usual one, larger in a larger one as the tiles are,
 * and twice that on a television.
 */
public final class Enlargement {
    /** What a table shown to a whole room needs, at scale 1. */
    public static final Dimension TABLE = new Dimension(960, 540);

    /** Up to this size a window has what the settings say. */
    private static final Dimension USUAL = WindowBounds.USUAL;
    /** What any screen needs at scale 1: nothing grows beyond what leaves it, unless the settings say so. */
    private static final Dimension LEAST = new Dimension(640, 360);

    private static final float TIMES = 2;
    /** Steps of a tenth: while a window is resized the theme is not put on anew at each pixel. */
    private static final float STEPS = 10;

    private Enlargement() {}

    /**
     * The scale in force.
     *
     * @param chosen the scale of the settings
     * @param window its size
     * @param room what must fit the window, at scale 1, where it is shown to a whole room; null on a person's own screen
     * @return 1 or more
     */
    public static float scale(float chosen, Dimension window, @Nullable Dimension room) {
        float wanted = chosen * Math.max(1, fitting(window, USUAL));
        if (room != null) {
            return stepped(Math.min(TIMES * wanted, fitting(window, room)));
        }
        return Math.max(chosen, stepped(Math.min(wanted, fitting(window, LEAST))));
    }

    /** How many times a size fits a window. */
    private static float fitting(Dimension window, Dimension size) {
        return Math.min((float) window.width / size.width, (float) window.height / size.height);
    }

    private static float stepped(float scale) {
        return Math.max(1, (float) Math.floor(scale * STEPS + 0.001f) / STEPS);
    }
}
