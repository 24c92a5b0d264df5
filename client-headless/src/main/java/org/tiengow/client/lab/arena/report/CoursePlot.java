package org.tiengow.client.lab.arena.report;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.lab.arena.Estimate;
import org.tiengow.client.lab.arena.Printed;
import org.tiengow.client.lab.arena.duel.DuelQuestion;
import org.tiengow.client.lab.arena.duel.DuelResult;

/** A chart of an estimate over the deals played, with its mean and its interval. */
final class CoursePlot {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 220;
    private static final int LEFT = 46;
    private static final int RIGHT = 14;
    private static final int TOP = 10;
    private static final int BOTTOM = 26;

    /** Maximum number of points; more would be finer than the pixels. */
    private static final int MOST_POINTS = 200;

    /**
     * Divisor of the deals: the first eighth does not affect the vertical scale. The first intervals are so wide that the rest would look
     * flat.
     */
    private static final int UNSURE = 8;

    private final List<Estimate> course;
    private final DuelQuestion question;
    private final Axis deals;
    private final Axis chips;

    private CoursePlot(DuelResult duel, DuelQuestion question) {
        this.course = thinned(duel.course());
        this.question = question;
        this.deals = new Axis(0, duel.deals(), LEFT, WIDTH - (double) RIGHT);
        double least = question.betterThan() == null ? 0 : Math.min(0, question.betterThan());
        double most = question.betterThan() == null ? 0 : Math.max(0, question.betterThan());
        for (Estimate estimate : course) {
            if (estimate.samples() * UNSURE >= duel.deals() && !Double.isNaN(estimate.halfWidth())) {
                least = Math.min(least, estimate.low());
                most = Math.max(most, estimate.high());
            }
        }
        double room = least == most ? 1 : (most - least) / 20;
        this.chips = new Axis(least - room, most + room, HEIGHT - (double) BOTTOM, TOP);
    }

    /** Returns the chart of a duel as SVG. */
    static String of(DuelResult duel, DuelQuestion question) {
        return new CoursePlot(duel, question).svg();
    }

    private String svg() {
        StringBuilder svg = new StringBuilder(Printed.text(
                "<svg width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\" role=\"img\""
                        + " aria-label=\"Chips a round over the deals played\">%n",
                WIDTH, HEIGHT));
        scales(svg);
        band(svg);
        if (question.isAsked()) {
            marks(svg);
        }
        return svg.append("</svg>").toString();
    }

    private void scales(StringBuilder svg) {
        for (double tick : chips.ticks()) {
            level(svg, tick, Math.abs(tick) < 1e-9 ? Colours.ZERO : Colours.GRID, "");
            svg.append(Printed.text(
                    "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>%n",
                    LEFT - 6, chips.at(tick) + 4, Figures.signed(tick, chips.digits())));
        }
        for (double tick : deals.ticks()) {
            boolean last = deals.at(tick) > WIDTH - 2 * RIGHT;
            svg.append(Printed.text(
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"%s\">%s</text>%n",
                    last ? WIDTH - 2.0 : deals.at(tick),
                    HEIGHT - 8,
                    last ? "end" : "middle",
                    Figures.count(Math.round(tick))));
        }
    }

    private void band(StringBuilder svg) {
        StringBuilder outline = new StringBuilder();
        StringBuilder mean = new StringBuilder();
        for (Estimate estimate : course) {
            outline.append(spot(estimate.samples(), estimate.high()));
            mean.append(spot(estimate.samples(), estimate.mean()));
        }
        for (int i = course.size() - 1; i >= 0; i--) {
            outline.append(spot(course.get(i).samples(), course.get(i).low()));
        }
        String colour = Colours.of(course.get(course.size() - 1));
        svg.append(Printed.text(
                "<polygon points=\"%1$s\" fill=\"%2$s\" opacity=\".18\"/>%n"
                        + "<polyline points=\"%3$s\" fill=\"none\" stroke=\"%2$s\" stroke-width=\"2\"/>%n",
                outline, colour, mean));
    }

    /** Draws the value asked for, and the number of deals from which on an answer was possible. */
    private void marks(StringBuilder svg) {
        if (question.betterThan() != null && question.betterThan() != 0) {
            level(svg, question.betterThan(), Colours.ASKED, " stroke-dasharray=\"4 3\"");
        }
        if (question.deals() < deals.most()) {
            svg.append(Printed.text(
                    "<line x1=\"%1$.1f\" x2=\"%1$.1f\" y1=\"%2$d\" y2=\"%3$d\" stroke=\"%4$s\" stroke-dasharray=\"1 3\"/>%n",
                    deals.at(question.deals()), TOP, HEIGHT - BOTTOM, Colours.ZERO));
        }
    }

    private void level(StringBuilder svg, double value, String colour, String style) {
        svg.append(Printed.text(
                "<line x1=\"%d\" x2=\"%d\" y1=\"%3$.1f\" y2=\"%3$.1f\" stroke=\"%4$s\"%5$s/>%n",
                LEFT, WIDTH - RIGHT, chips.at(value), colour, style));
    }

    private String spot(long played, double value) {
        return Printed.text("%.1f,%.1f ", deals.at((double) played), chips.at(value));
    }

    private static List<Estimate> thinned(List<Estimate> course) {
        int every = 1 + course.size() / MOST_POINTS;
        List<Estimate> thinned = new ArrayList<>();
        for (int i = course.size() - 1; i >= 0; i -= every) {
            if (!Double.isNaN(course.get(i).halfWidth())) {
                thinned.add(0, course.get(i));
            }
        }
        return thinned;
    }
}
