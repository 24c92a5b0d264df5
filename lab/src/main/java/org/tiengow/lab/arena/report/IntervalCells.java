package org.tiengow.lab.arena.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Printed;

/** Drawings of intervals for the rows of a table, all on one scale, and the scale itself for the last row. */
final class IntervalCells {
    private static final int WIDTH = 280;
    private static final int MARGIN = 14;
    private static final int HEIGHT = 32;
    private static final int AXIS_HEIGHT = 28;

    /** Distance by which the vertical lines extend into the neighbouring rows, in pixels, since a row with a long name can be higher. */
    private static final int REACH = 12;

    private final Axis axis;
    private final @Nullable Double asked;

    /**
     * Creates a scale that shows zero and all these intervals.
     *
     * @param asked a value to mark; null for none
     */
    IntervalCells(List<Estimate> shown, @Nullable Double asked) {
        double least = Math.min(0, asked == null ? 0 : asked);
        double most = Math.max(0, asked == null ? 0 : asked);
        for (Estimate estimate : shown) {
            least = Math.min(least, low(estimate));
            most = Math.max(most, high(estimate));
        }
        double room = least == most ? 1 : (most - least) / 25;
        this.axis = new Axis(least - room, most + room, MARGIN, WIDTH - (double) MARGIN);
        this.asked = asked;
    }

    /** Returns the drawing of an interval as SVG, with a dot at its mean. */
    String cell(Estimate estimate) {
        StringBuilder svg = begin(HEIGHT);
        for (double tick : axis.ticks()) {
            upright(svg, tick, Colours.GRID, "");
        }
        upright(svg, 0, Colours.ZERO, "");
        if (asked != null && asked != 0) {
            upright(svg, asked, Colours.ASKED, " stroke-dasharray=\"4 3\"");
        }
        String colour = Colours.of(estimate);
        svg.append(Printed.text(
                "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%3$d\" y2=\"%3$d\" stroke=\"%4$s\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
                        + "<circle cx=\"%5$.1f\" cy=\"%3$d\" r=\"5\" fill=\"%4$s\"/></svg>",
                axis.at(low(estimate)), axis.at(high(estimate)), HEIGHT / 2, colour, axis.at(estimate.mean())));
        return svg.toString();
    }

    /** Returns the drawing of the scale as SVG. */
    String axis() {
        StringBuilder svg = begin(AXIS_HEIGHT);
        for (double tick : axis.ticks()) {
            svg.append(Printed.text(
                    "<text x=\"%.1f\" y=\"24\" text-anchor=\"middle\">%s</text>",
                    axis.at(tick), Figures.signed(tick, axis.digits())));
        }
        return svg.append("</svg>").toString();
    }

    private static StringBuilder begin(int height) {
        return new StringBuilder(Printed.text(
                "<svg width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\" aria-hidden=\"true\">", WIDTH, height));
    }

    private void upright(StringBuilder svg, double value, String colour, String style) {
        svg.append(Printed.text(
                "<line x1=\"%1$.1f\" x2=\"%1$.1f\" y1=\"%5$d\" y2=\"%2$d\" stroke=\"%3$s\"%4$s/>",
                axis.at(value), HEIGHT + REACH, colour, style, -REACH));
    }

    private static double low(Estimate estimate) {
        return Double.isNaN(estimate.low()) ? estimate.mean() : estimate.low();
    }

    private static double high(Estimate estimate) {
        return Double.isNaN(estimate.high()) ? estimate.mean() : estimate.high();
    }
}
