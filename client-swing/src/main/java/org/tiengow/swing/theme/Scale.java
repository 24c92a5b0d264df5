package org.tiengow.swing.theme;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Graphics2D;

/** The scale of text and controls: as the settings say in a usual window, larger in a larger one. Tiles follow the window alone. */
public final class Scale {
    private Scale() {}

    /** Pixels at scale 1 in the scale in force, rounded. */
    public static int px(int pixels) {
        return Math.round(pixels * UIScale.getUserScaleFactor());
    }

    /** Pixels at scale 1 in the scale in force. */
    public static float of(double pixels) {
        return (float) (pixels * UIScale.getUserScaleFactor());
    }

    /** How many device pixels one pixel of these graphics takes; images are made for it. */
    public static double device(Graphics2D g) {
        return Math.max(1, g.getTransform().getScaleX());
    }
}
