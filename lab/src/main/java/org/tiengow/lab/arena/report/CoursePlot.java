package org.tiengow.lab.arena.report;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Printed;
import org.tiengow.lab.arena.duel.DuelQuestion;
import org.tiengow.lab.arena.duel.DuelResult;

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
        IntervalChart chart = new IntervalChart(
                Printed.text(
                        "<svg width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\" role=\"img\""
                                + " aria-label=\"Chips a round over the deals played\">%n",
                        WIDTH, HEIGHT),
                deals,
                chips);
        chart.line(course, Colours.of(course.get(course.size() - 1)));
        if (question.isAsked()) {
            marks(chart);
        }
        return chart.svg();
    }

    /** Draws the value asked for, and the number of deals from which on an answer was possible. */
    private void marks(IntervalChart chart) {
        if (question.betterThan() != null && question.betterThan() != 0) {
            chart.level(question.betterThan(), Colours.ASKED, " stroke-dasharray=\"4 3\"");
        }
        if (question.deals() < deals.most()) {
            chart.upright(question.deals(), Colours.ZERO, " stroke-dasharray=\"1 3\"");
        }
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
