package org.tiengow.lab.arena.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Printed;

/** A chart of the strength of a network during training. Each opponent has a line with its 95 % interval, over the rounds trained. */
public final class LearningCurve {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 400;
    private static final int LEFT = 60;
    private static final int RIGHT = 130;
    private static final int TOP = 40;
    private static final int BOTTOM = 50;
    private static final double LEAST_RANGE = 0.5;
    private static final List<String> COLOURS = List.of(Colours.AHEAD, Colours.BEHIND, Colours.ASKED, "#7a4b8a");

    private final String title;
    private final Map<String, List<Estimate>> lines = new LinkedHashMap<>();

    /** Creates a chart without lines. */
    public LearningCurve(String title) {
        this.title = title;
    }

    /**
     * Adds a measurement against an opponent. It must be later than those added before.
     *
     * @param rounds the number of training rounds before it
     * @param chips chips a round
     */
    public void add(String opponent, long rounds, Estimate chips) {
        lines.computeIfAbsent(opponent, name -> new ArrayList<>())
                .add(new Estimate(chips.mean(), chips.halfWidth(), rounds));
    }

    /** Returns the chart as SVG. */
    public String svg() {
        long rounds = 1;
        double least = -LEAST_RANGE;
        double most = LEAST_RANGE;
        for (List<Estimate> line : lines.values()) {
            for (Estimate estimate : line) {
                rounds = Math.max(rounds, estimate.samples());
                least = Math.min(least, estimate.low());
                most = Math.max(most, estimate.high());
            }
        }
        int right = WIDTH - RIGHT;
        IntervalChart chart = new IntervalChart(
                Printed.text(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">%n"
                                + "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n"
                                + "<text x=\"%d\" y=\"24\" font-size=\"16\">%s</text>%n",
                        WIDTH, HEIGHT, LEFT, Figures.escaped(title)),
                new Axis(0, rounds, LEFT, right),
                new Axis(least, most, HEIGHT - (double) BOTTOM, TOP));
        chart.text((LEFT + right) / 2.0, HEIGHT - 10.0, "middle", "rounds trained; chips a round");
        int index = 0;
        for (Map.Entry<String, List<Estimate>> line : lines.entrySet()) {
            List<Estimate> estimates = line.getValue();
            double mean = estimates.get(estimates.size() - 1).mean();
            chart.line(estimates, COLOURS.get(index++ % COLOURS.size()));
            chart.text(right + 8.0, chart.at(mean) + 4, "start", line.getKey() + " " + Figures.signed(mean, 2));
        }
        return chart.svg();
    }
}
