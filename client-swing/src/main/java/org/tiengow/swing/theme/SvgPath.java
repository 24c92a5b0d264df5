package org.tiengow.swing.theme;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A parser of SVG path data with absolute coordinates, as in {@link Symbol}. */
final class SvgPath {
    private static final Pattern COMMAND = Pattern.compile("([MLHVCZO])([^MLHVCZO]*)");

    private SvgPath() {}

    /** Parses the path data; only absolute coordinates are supported. */
    static Path2D parse(String data) {
        Path2D path = new Path2D.Double();
        Matcher command = COMMAND.matcher(data);
        while (command.find()) {
            draw(path, command.group(1).charAt(0), numbers(command.group(2)));
        }
        return path;
    }

    private static void draw(Path2D path, char command, List<Double> n) {
        switch (command) {
            case 'M' -> path.moveTo(n.get(0), n.get(1));
            case 'L' -> path.lineTo(n.get(0), n.get(1));
            case 'H' -> path.lineTo(n.get(0), path.getCurrentPoint().getY());
            case 'V' -> path.lineTo(path.getCurrentPoint().getX(), n.get(0));
            case 'C' -> path.curveTo(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), n.get(5));
            case 'Z' -> path.closePath();
            case 'O' ->
                path.append(
                        new Ellipse2D.Double(n.get(0) - n.get(2), n.get(1) - n.get(2), 2 * n.get(2), 2 * n.get(2)),
                        false);
            default -> throw new IllegalArgumentException("no path command " + command);
        }
    }

    private static List<Double> numbers(String text) {
        List<Double> numbers = new ArrayList<>();
        for (String word : text.trim().split("\\s+")) {
            if (!word.isEmpty()) {
                numbers.add(Double.valueOf(word));
            }
        }
        return numbers;
    }
}
