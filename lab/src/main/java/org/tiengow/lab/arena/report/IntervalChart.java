package org.tiengow.lab.arena.report;

import java.util.List;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Printed;

/** A chart of estimates over the number of their samples, with the intervals as bands, as SVG. */
final class IntervalChart {
    private final Axis samples;
    private final Axis values;
    private final StringBuilder svg;

    /**
     * Begins a chart and draws its scales.
     *
     * @param opening the opening tag, and what lies below the chart
     * @param samples the scale from left to right
     * @param values the scale from the bottom up
     */
    IntervalChart(String opening, Axis samples, Axis values) {
        this.svg = new StringBuilder(opening);
        this.samples = samples;
        this.values = values;
        for (double tick : values.ticks()) {
            level(tick, Math.abs(tick) < 1e-9 ? Colours.ZERO : Colours.GRID, "");
            text(samples.begin() - 6, values.at(tick) + 4, "end", Figures.signed(tick, values.digits()));
        }
        for (double tick : samples.ticks()) {
            boolean last = samples.at(tick) > samples.end() - 14;
            text(
                    last ? samples.end() + 12 : samples.at(tick),
                    values.begin() + 18,
                    last ? "end" : "middle",
                    Figures.count(Math.round(tick)));
        }
    }

    /** Draws estimates as a line in a band of their intervals. */
    void line(List<Estimate> estimates, String colour) {
        StringBuilder outline = new StringBuilder();
        StringBuilder mean = new StringBuilder();
        for (Estimate estimate : estimates) {
            outline.append(spot(estimate.samples(), estimate.high()));
            mean.append(spot(estimate.samples(), estimate.mean()));
        }
        for (int i = estimates.size() - 1; i >= 0; i--) {
            outline.append(spot(estimates.get(i).samples(), estimates.get(i).low()));
        }
        svg.append(Printed.text(
                "<polygon points=\"%1$s\" fill=\"%2$s\" opacity=\".18\"/>%n"
                        + "<polyline points=\"%3$s\" fill=\"none\" stroke=\"%2$s\" stroke-width=\"2\"/>%n",
                outline, colour, mean));
    }

    /** Draws a line at a value. {@code style} has further attributes. */
    void level(double value, String colour, String style) {
        line(samples.begin(), values.at(value), samples.end(), values.at(value), colour, style);
    }

    /** Draws a line at a number of samples. */
    void upright(long number, String colour, String style) {
        line(samples.at((double) number), values.end(), samples.at((double) number), values.begin(), colour, style);
    }

    private void line(double x1, double y1, double x2, double y2, String colour, String style) {
        svg.append(Printed.text(
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"%s/>%n",
                x1, y1, x2, y2, colour, style));
    }

    void text(double x, double y, String anchor, String words) {
        svg.append(Printed.text(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, Figures.escaped(words)));
    }

    /** Returns the position of a value. */
    double at(double value) {
        return values.at(value);
    }

    /** Returns the finished chart. */
    String svg() {
        return svg + "</svg>";
    }

    private String spot(long number, double value) {
        return Printed.text("%.1f,%.1f ", samples.at((double) number), values.at(value));
    }
}
