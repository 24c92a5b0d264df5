package org.tiengow.swing.theme.part;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.tiengow.swing.theme.Palette;

/** The shape of a seat in tables and plots. It accompanies the seat's colour, since colour is never the only distinction. */
public enum Marker {
    DISC,
    SQUARE,
    TRIANGLE,
    DIAMOND,
    STAR,
    CROSS,
    WEDGE,
    RING;

    private static final int POINTS = 5;

    /**
     * Draws the marker of a seat's colour around a point.
     *
     * @param colour the seat's colour, 0 to 7
     */
    public static void paint(Graphics2D g, int colour, double x, double y, double radius) {
        g.setColor(Palette.current().lines().get(colour));
        g.fill(values()[colour].shape(x, y, radius));
    }

    private Shape shape(double x, double y, double r) {
        return switch (this) {
            case DISC -> new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
            case SQUARE -> new Rectangle2D.Double(x - 0.88 * r, y - 0.88 * r, 1.76 * r, 1.76 * r);
            case TRIANGLE -> polygon(x, y - r, x + r, y + 0.85 * r, x - r, y + 0.85 * r);
            case DIAMOND -> polygon(x, y - 1.2 * r, x + 1.2 * r, y, x, y + 1.2 * r, x - 1.2 * r, y);
            case STAR -> star(x, y, 1.25 * r);
            case CROSS -> cross(x, y, 1.05 * r, 0.36 * r);
            case WEDGE -> polygon(x, y + r, x + r, y - 0.85 * r, x - r, y - 0.85 * r);
            case RING -> ring(x, y, 1.05 * r, 0.5 * r);
        };
    }

    private static Shape star(double x, double y, double r) {
        double[] points = new double[4 * POINTS];
        for (int i = 0; i < 2 * POINTS; i++) {
            double angle = Math.PI * i / POINTS;
            double length = i % 2 == 0 ? r : 0.45 * r;
            points[2 * i] = x + length * Math.sin(angle);
            points[2 * i + 1] = y - length * Math.cos(angle);
        }
        return polygon(points);
    }

    private static Shape cross(double x, double y, double r, double half) {
        Area both = new Area(new Rectangle2D.Double(x - r, y - half, 2 * r, 2 * half));
        both.add(new Area(new Rectangle2D.Double(x - half, y - r, 2 * half, 2 * r)));
        return both;
    }

    private static Shape ring(double x, double y, double r, double hole) {
        Area ring = new Area(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
        ring.subtract(new Area(new Ellipse2D.Double(x - hole, y - hole, 2 * hole, 2 * hole)));
        return ring;
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
