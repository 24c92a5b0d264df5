package org.tiengow.swing.view.settlement;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Marker;

/** A plot of the running chips over the rounds: one line for each seat, with its own marker and the name at the end. */
public final class ChipsPlot extends DrawnPart {
    private static final int[] STEPS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000};
    private static final int MOST_LINES = 5;
    /** The least distance of two figures beside the grid. */
    private static final int FIGURE = 14;
    /** The greatest share of the width for the names. */
    private static final double MOST_LABEL = 0.35;

    private final Plot plot;
    private final int played;
    private final int rounds;
    private final int step;
    private final int lowest;
    private final int highest;

    public ChipsPlot(Plot plot) {
        super(348, 240, 112, plot.accessible());
        this.plot = plot;
        played = plot.lines().stream()
                .mapToInt(line -> line.chips().size() - 1)
                .max()
                .orElse(0);
        rounds = Math.max(plot.rounds() == 0 ? Math.max(8, played) : plot.rounds(), Math.max(1, played));
        List<Integer> chips =
                plot.lines().stream().flatMap(line -> line.chips().stream()).toList();
        int min = chips.isEmpty() ? 0 : Collections.min(chips);
        int max = chips.isEmpty() ? 0 : Collections.max(chips);
        step = step(max - min);
        lowest = Math.floorDiv(min, step) * step;
        highest = Math.max(lowest + step, -Math.floorDiv(-max, step) * step);
    }

    /** Returns the distance between the grid lines for a range of chips, so that there are few enough to be read. */
    static int step(int range) {
        for (int step : STEPS) {
            if (range <= step * (MOST_LINES - 1)) {
                return step;
            }
        }
        return STEPS[STEPS.length - 1] * 2;
    }

    @Override
    void draw(Graphics2D g, double w, double h) {
        Palette palette = Palette.current();
        double left = Scale.of(8) + Math.max(widthOf(signed(lowest)), widthOf(signed(highest)));
        double right = Math.min(w - Scale.of(4), roomForLabels(left, w));
        double top = Scale.of(14);
        double bottom = h - Scale.of(44);
        List<Placed> labels = labels(left, right, top, bottom);
        for (int chips = lowest; chips <= highest; chips += step) {
            double y = y(chips, top, bottom);
            g.setColor(chips == 0 ? palette.control() : palette.line());
            paintGrid(g, labels, left, right, y);
            if (chips % (step * labelled(bottom - top)) == 0) {
                Lettering.of(signed(chips), Type.Weight.REGULAR, Type.LEAST + 0.5)
                        .writeRight(g, palette.second(), left - Scale.of(8), y);
            }
        }
        paintRounds(g, palette, left, right, bottom);
        List<Plot.PlotLine> lines = new ArrayList<>(plot.lines());
        lines.sort(Comparator.comparing(Plot.PlotLine::mine)); // draws the user's line on top
        for (Plot.PlotLine line : lines) {
            paintLine(g, line, left, right, top, bottom);
        }
        for (Placed label : labels) {
            label.text().write(g, palette.text(), label.x(), label.y());
        }
    }

    /** Returns how many grid lines share one figure at a height: one unless the figures would touch. */
    private int labelled(double height) {
        double apart = height * step / Math.max(1, highest - lowest);
        return (int) Math.max(1, Math.ceil(Scale.of(FIGURE) / Math.max(1, apart)));
    }

    private void paintRounds(Graphics2D g, Palette palette, double left, double right, double bottom) {
        int every = (rounds + 11) / 12;
        for (int round = 1; round <= rounds; round++) {
            if (round % every == 0 || round == rounds && every == 1) {
                Color colour = round <= played ? palette.text() : palette.third();
                Lettering.of(Integer.toString(round), Type.Weight.REGULAR, Type.LEAST + 0.5)
                        .writeCentred(g, colour, x(round, left, right), bottom + Scale.of(18));
            }
        }
        Lettering.of(plot.axis(), Type.Weight.REGULAR, Type.LEAST + 0.5)
                .writeCentred(g, palette.second(), (left + right) / 2, bottom + Scale.of(36));
    }

    private void paintLine(Graphics2D g, Plot.PlotLine line, double left, double right, double top, double bottom) {
        Path2D path = new Path2D.Double();
        for (int round = 0; round < line.chips().size(); round++) {
            double x = x(round, left, right);
            double y = y(line.chips().get(round), top, bottom);
            if (round == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        g.setColor(Palette.current().lines().get(line.colour()));
        g.setStroke(new BasicStroke(Scale.of(line.mine() ? 2.4 : 1.8), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path);
        for (int round = 1; round < line.chips().size(); round++) {
            boolean last = round == line.chips().size() - 1;
            double y = y(line.chips().get(round), top, bottom);
            Marker.paint(g, line.colour(), x(round, left, right), y, Scale.of(last ? 4.5 : 3));
        }
    }

    /** Returns the largest x coordinate of the last round that leaves room for the names behind the last points. */
    private double roomForLabels(double left, double w) {
        double right = w;
        for (Plot.PlotLine line : plot.lines()) {
            int played = line.chips().size() - 1;
            if (played > 0) {
                double label = label(line, weight(line), w).width();
                right = Math.min(right, left + (w - Scale.of(11) - label - left) * rounds / played);
            }
        }
        return right;
    }

    private static Type.Weight weight(Plot.PlotLine line) {
        return line.mine() ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
    }

    private static Lettering label(Plot.PlotLine line, Type.Weight weight, double w) {
        return Lettering.within(line.label(), weight, Type.CAPTION, Type.LEAST, w * MOST_LABEL);
    }

    private static double widthOf(String figure) {
        return Lettering.of(figure, Type.Weight.REGULAR, Type.LEAST + 0.5).width();
    }

    /** Draws a line of the grid, interrupted by the names that lie on it. */
    private static void paintGrid(Graphics2D g, List<Placed> labels, double left, double right, double y) {
        double from = left;
        double to = right;
        for (Placed label : labels) {
            if (Math.abs(label.y() - y) < Scale.of(9)) {
                to = Math.min(to, label.x() - Scale.of(4));
                from = Math.max(from, label.x() + label.text().width() + Scale.of(5));
            }
        }
        g.fillRect((int) left, (int) Math.round(y), (int) (to - left), 1);
        if (from > left && from < right) {
            g.fillRect((int) from, (int) Math.round(y), (int) (right - from), 1);
        }
    }

    /** A name at the end of its line, placed by the left end and the vertical middle of its text. */
    private record Placed(Lettering text, double x, double y) {}

    /** Returns the names at the ends of the lines, moved apart where they would touch. */
    private List<Placed> labels(double left, double right, double top, double bottom) {
        double apart = Scale.of(17);
        List<Plot.PlotLine> lines = plot.lines().stream()
                .sorted(Comparator.comparingInt(
                        line -> -line.chips().get(line.chips().size() - 1)))
                .toList();
        double[] at = new double[lines.size()];
        for (int i = 0; i < at.length; i++) {
            Plot.PlotLine line = lines.get(i);
            at[i] = y(line.chips().get(line.chips().size() - 1), top, bottom);
            if (i > 0) {
                at[i] = Math.max(at[i], at[i - 1] + apart);
            }
        }
        for (int i = at.length - 1; i >= 0; i--) {
            double most = i == at.length - 1 ? bottom + Scale.of(2) : at[i + 1] - apart;
            at[i] = Math.min(at[i], most);
        }
        List<Placed> placed = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            Plot.PlotLine line = lines.get(i);
            Lettering label = label(line, weight(line), getWidth());
            double x = x(line.chips().size() - 1, left, right) + Scale.of(11);
            placed.add(new Placed(label, x, at[i]));
        }
        return placed;
    }

    private double x(int round, double left, double right) {
        return left + (right - left) * round / rounds;
    }

    private double y(int chips, double top, double bottom) {
        return bottom - (bottom - top) * (chips - lowest) / (double) (highest - lowest);
    }

    private static String signed(int chips) {
        return chips == 0 ? "0" : chips > 0 ? "+" + chips : "\u2212" + -chips;
    }
}
