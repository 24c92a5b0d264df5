package org.tiengow.swing.view.shell.frame;

import java.awt.Dimension;
import org.jspecify.annotations.Nullable;

/**
 * The scale of text and controls in a window. A window of usual size has the scale of the settings and of the desktop. In a larger window the scale grows, as
 * the tiles do. On a television it is doubled.
 */
public final class Enlargement {
    /** The size that a table needs when it is shown to a whole room, at scale 1. */
    public static final Dimension TABLE = new Dimension(960, 540);

    /** The window size up to which the scale of the settings applies. */
    private static final Dimension USUAL = WindowBounds.USUAL;
    /** The size that any screen needs, at scale 1. A scale that leaves less room is used only if the settings demand it. */
    private static final Dimension LEAST = new Dimension(640, 360);

    private static final float TIMES = 2;
    /** Steps per unit of scale. Without steps the theme would be installed again at each pixel while a window is resized. */
    private static final float STEPS = 10;

    private Enlargement() {}

    /**
     * Returns the current scale.
     *
     * @param chosen the scale of the settings
     * @param desktop the scale of the desktop that Java does not apply, 1 or more
     * @param window the size of the window
     * @param room the size at scale 1 that must fit the window when it is shown to a whole room; null on a user's own screen
     * @return 1 or more
     */
    public static float scale(float chosen, float desktop, Dimension window, @Nullable Dimension room) {
        float wanted = chosen * desktop * Math.max(1, fitting(window, USUAL));
        if (room != null) {
            return stepped(Math.min(TIMES * wanted, fitting(window, room)));
        }
        return Math.max(chosen, stepped(Math.min(wanted, fitting(window, LEAST))));
    }

    /** Returns the factor by which a size can grow in a window. */
    private static float fitting(Dimension window, Dimension size) {
        return Math.min((float) window.width / size.width, (float) window.height / size.height);
    }

    private static float stepped(float scale) {
        return Math.max(1, (float) Math.floor(scale * STEPS + 0.001f) / STEPS);
    }
}
