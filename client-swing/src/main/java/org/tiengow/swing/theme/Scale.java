package org.tiengow.swing.theme;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Graphics2D;

/** The scale of text and controls. It follows the settings and grows with large windows. Tiles follow the size of the window alone. */
public final class Scale {
    private Scale() {}

    /** Converts pixels at scale 1 to the current scale, rounded. */
    public static int px(int pixels) {
        return Math.round(pixels * UIScale.getUserScaleFactor());
    }

    /** Converts pixels at scale 1 to the current scale. */
    public static float of(double pixels) {
        return (float) (pixels * UIScale.getUserScaleFactor());
    }

    /** Returns the number of device pixels in one pixel of these graphics, at least 1; images are rendered at that scale. */
    public static double device(Graphics2D g) {
        return Math.max(1, g.getTransform().getScaleX());
    }
}
