package org.tiengow.swing.theme;

import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A parser of SVG path data with the commands M, L, H, V, C, A and Z, absolute and relative. Each command has a letter of its own, and arcs
 * belong to circles.
 */
public final class SvgPath {
    private static final Pattern COMMAND = Pattern.compile("([A-Za-z])([^A-Za-z]*)");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+");

    private SvgPath() {}

    /** Parses path data. */
    public static Path2D parse(String data) {
        Path2D path = new Path2D.Double();
        COMMAND.matcher(data).results().forEach(command -> draw(path, command.group(1), numbers(command.group(2))));
        return path;
    }

    private static void draw(Path2D path, String command, double... n) {
        Point2D from = path.getCurrentPoint();
        boolean relative = Character.isLowerCase(command.charAt(0));
        double x = relative ? from.getX() : 0;
        double y = relative ? from.getY() : 0;
        switch (command.toUpperCase(Locale.ROOT)) {
            case "M" -> path.moveTo(x + n[0], y + n[1]);
            case "L" -> path.lineTo(x + n[0], y + n[1]);
            case "H" -> path.lineTo(x + n[0], from.getY());
            case "V" -> path.lineTo(from.getX(), y + n[0]);
            case "C" -> path.curveTo(x + n[0], y + n[1], x + n[2], y + n[3], x + n[4], y + n[5]);
            case "A" ->
                path.append(
                        arc(from, n[0], n[3] == 1, n[4] == 1, x + n[5] - from.getX(), y + n[6] - from.getY()), true);
            case "Z" -> path.closePath();
            default -> throw new IllegalArgumentException("no path command " + command);
        }
    }

    /** Returns the arc to a point at a distance of (dx, dy), by the formulas of the SVG specification for circles. */
    private static Arc2D arc(Point2D from, double r, boolean large, boolean clockwise, double dx, double dy) {
        double rise = Math.sqrt(Math.max(0, r * r / (dx * dx + dy * dy) - 0.25)) * (large == clockwise ? -1 : 1);
        double toX = dx / 2 - rise * dy; // from the start to the centre
        double toY = dy / 2 + rise * dx;
        double start = Math.toDegrees(Math.atan2(toY, -toX));
        double turn = Math.toDegrees(Math.atan2(toY - dy, dx - toX)) - start; // counterclockwise
        double extent = clockwise ? -((720 - turn) % 360) : (720 + turn) % 360;
        return new Arc2D.Double(from.getX() + toX - r, from.getY() + toY - r, 2 * r, 2 * r, start, extent, Arc2D.OPEN);
    }

    private static double[] numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .mapToDouble(number -> Double.parseDouble(number.group()))
                .toArray();
    }
}
