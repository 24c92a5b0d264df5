package org.tiengow.client.lab.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.client.lab.arena.Printed;

/** A chart of the strength of a network during training. Each opponent has a line with its 95 % interval, over the rounds played. */
public final class LearningCurve {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 400;
    private static final int LEFT = 60;
    private static final int RIGHT = 130;
    private static final int TOP = 40;
    private static final int BOTTOM = 50;
    private static final List<String> COLOURS = List.of("#1f6f54", "#b4552d", "#3b5b92", "#7a4b8a");

    private final String title;
    private final Map<String, List<Point>> lines = new LinkedHashMap<>();

    /** Creates a chart without lines. */
    public LearningCurve(String title) {
        this.title = title;
    }

    /**
     * A measurement.
     *
     * @param rounds the number of training rounds before it
     * @param mean chips a round
     * @param halfWidth half the width of the 95 % interval
     */
    public record Point(long rounds, double mean, double halfWidth) {}

    /** Adds a measurement against an opponent. It must be later than those added before. */
    public void add(String opponent, Point point) {
        lines.computeIfAbsent(opponent, name -> new ArrayList<>()).add(point);
    }

    /** Returns the chart as SVG. */
    public String svg() {
        StringBuilder svg = new StringBuilder();
        svg.append(Printed.text(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">%n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n"
                        + "<text x=\"%d\" y=\"24\" font-size=\"16\">%s</text>%n",
                WIDTH, HEIGHT, LEFT, escaped(title)));
        axes(svg);
        int index = 0;
        for (Map.Entry<String, List<Point>> line : lines.entrySet()) {
            String colour = COLOURS.get(index++ % COLOURS.size());
            line(svg, line.getKey(), line.getValue(), colour);
        }
        return svg.append("</svg>\n").toString();
    }

    private void axes(StringBuilder svg) {
        double step = niceStep(top() - bottom());
        for (double chips = Math.ceil(bottom() / step) * step; chips <= top(); chips += step) {
            svg.append(Printed.text(
                    "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>"
                            + "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>%n",
                    LEFT, WIDTH - RIGHT, y(chips), y(chips), LEFT - 8, y(chips) + 4, signed(chips)));
        }
        for (int quarter = 0; quarter <= 4; quarter++) {
            double rounds = mostRounds() * quarter / 4.0;
            svg.append(Printed.text(
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%,d</text>%n",
                    x(rounds), HEIGHT - BOTTOM + 20, Math.round(rounds)));
        }
        svg.append(Printed.text(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">rounds trained; chips a round</text>%n",
                (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10));
    }

    private void line(StringBuilder svg, String name, List<Point> points, String colour) {
        StringBuilder band = new StringBuilder();
        StringBuilder path = new StringBuilder();
        for (Point point : points) {
            band.append(spot(point.rounds(), point.mean() + point.halfWidth()));
            path.append(spot(point.rounds(), point.mean()));
        }
        for (int i = points.size() - 1; i >= 0; i--) {
            band.append(spot(
                    points.get(i).rounds(), points.get(i).mean() - points.get(i).halfWidth()));
        }
        Point last = points.get(points.size() - 1);
        svg.append(Printed.text(
                "<polygon points=\"%s\" fill=\"%s\" opacity=\"0.15\"/>%n"
                        + "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n"
                        + "<text x=\"%d\" y=\"%.1f\" fill=\"%s\">%s %s</text>%n",
                band,
                colour,
                path,
                colour,
                WIDTH - RIGHT + 8,
                y(last.mean()) + 4,
                colour,
                escaped(name),
                Printed.text("%+.2f", last.mean())));
    }

    private String spot(double rounds, double chips) {
        return Printed.text("%.1f,%.1f ", x(rounds), y(chips));
    }

    private double x(double rounds) {
        return LEFT + (WIDTH - LEFT - RIGHT) * rounds / Math.max(1, mostRounds());
    }

    private double y(double chips) {
        double height = HEIGHT - TOP - BOTTOM;
        return TOP + height * (top() - chips) / Math.max(1e-9, top() - bottom());
    }

    private long mostRounds() {
        return lines.values().stream()
                .flatMap(List::stream)
                .mapToLong(Point::rounds)
                .max()
                .orElse(1);
    }

    private double top() {
        return lines.values().stream()
                .flatMap(List::stream)
                .mapToDouble(point -> point.mean() + point.halfWidth())
                .reduce(0.5, Math::max);
    }

    private double bottom() {
        return lines.values().stream()
                .flatMap(List::stream)
                .mapToDouble(point -> point.mean() - point.halfWidth())
                .reduce(-0.5, Math::min);
    }

    private static double niceStep(double span) {
        double power = Math.pow(10, Math.floor(Math.log10(span / 4)));
        double times = span / 4 / power;
        return power * (times < 2 ? 2 : times < 5 ? 5 : 10);
    }

    private static String signed(double chips) {
        return Math.abs(chips) < 1e-9 ? "0" : Printed.text("%+.1f", chips).replace(".0", "");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
