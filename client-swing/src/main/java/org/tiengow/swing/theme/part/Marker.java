package org.tiengow.swing.theme.part;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.SvgPath;

/** The shape of a seat in tables and plots. It accompanies the seat's colour, since colour is never the only distinction. */
public enum Marker {
    DISC("M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"),
    SQUARE("M-0.88-0.88h1.76v1.76h-1.76z"),
    TRIANGLE("M0-1L1 0.85L-1 0.85z"),
    DIAMOND("M0-1.2L1.2 0L0 1.2L-1.2 0z"),
    STAR(
            "M0-1.25L0.331-0.455L1.189-0.386L0.535 0.174L0.735 1.011L0 0.562L-0.735 1.011L-0.535 0.174L-1.189-0.386L-0.331-0.455z"),
    CROSS("M-1.05-0.36h0.69v-0.69h0.72v0.69h0.69v0.72h-0.69v0.69h-0.72v-0.69h-0.69z"),
    WEDGE("M0 1L1-0.85L-1-0.85z"),
    /** The inner circle runs the other way round, and so is a hole. */
    RING("M-1.05 0a1.05 1.05 0 1 0 2.1 0a1.05 1.05 0 1 0-2.1 0zM-0.5 0a0.5 0.5 0 1 1 1 0a0.5 0.5 0 1 1-1 0z");

    private final Shape shape;

    /** Takes SVG path data around (0, 0) for a radius of 1. */
    Marker(String path) {
        shape = SvgPath.parse(path);
    }

    /**
     * Draws the marker of a seat's colour around a point.
     *
     * @param colour the seat's colour, 0 to 7
     */
    public static void paint(Graphics2D g, int colour, double x, double y, double radius) {
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(radius, radius);
        g.setColor(Palette.current().lines().get(colour));
        g.fill(place.createTransformedShape(values()[colour].shape));
    }
}
