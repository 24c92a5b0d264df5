package org.tiengow.swing.view.settlement;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.tiengow.swing.theme.Palette;

/** A seat's sign in tables and plots: its colour, and a shape beside it, since colour is never the only sign. */
enum Marker {
    DISC,
    SQUARE,
    TRIANGLE,
    DIAMOND;

    /** Draws the sign of a seat's colour around a point. */
    static void paint(Graphics2D g, int colour, double x, double y, double radius) {
        g.setColor(Palette.current().lines().get(colour));
        g.fill(values()[colour].shape(x, y, radius));
    }

    private Shape shape(double x, double y, double r) {
        return switch (this) {
            case DISC -> new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
            case SQUARE -> new Rectangle2D.Double(x - 0.88 * r, y - 0.88 * r, 1.76 * r, 1.76 * r);
            case TRIANGLE -> polygon(x, y - r, x + r, y + 0.85 * r, x - r, y + 0.85 * r);
            case DIAMOND -> polygon(x, y - 1.2 * r, x + 1.2 * r, y, x, y + 1.2 * r, x - 1.2 * r, y);
        };
    }

    private static Shape polygon(double... points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        path.closePath();
        return path;
    }
}
