package org.tiengow.swing.theme.part;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.MultipleGradientPaint.CycleMethod;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.util.List;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A painter of the banker's coin and of the dice whose pips add up to the rate (rules 5.2). */
public final class BankerMark {
    /** Chinese character for the banker on the coin: a symbol, not a word to be translated. */
    private static final String BANKER = "\u838A";

    /** Centres of the pips of a die on a grid of 4 by 4. */
    private static final List<int[][]> PIPS = List.of(
            new int[][] {{2, 2}},
            new int[][] {{1, 3}, {3, 1}},
            new int[][] {{1, 1}, {2, 2}, {3, 3}},
            new int[][] {{1, 1}, {3, 1}, {1, 3}, {3, 3}},
            new int[][] {{1, 1}, {3, 1}, {1, 3}, {3, 3}, {2, 2}},
            new int[][] {{1, 1}, {1, 2}, {1, 3}, {3, 1}, {3, 2}, {3, 3}});

    private BankerMark() {}

    /** Returns the faces of the dice that add up to a rate: none for 0, one die up to 6, two dice up to 12. */
    public static List<Integer> dice(int rate) {
        if (rate <= 0) {
            return List.of();
        }
        if (rate <= 6) {
            return List.of(rate);
        }
        int high = Math.min(6, rate - rate / 2 + (rate % 2 == 0 && rate < 12 ? 1 : 0));
        return List.of(high, Math.min(6, rate - high));
    }

    /** Draws the coin around a point. */
    public static void coin(Graphics2D g, double x, double y, double radius) {
        g.setColor(new Color(0, 0, 0, 80));
        g.fill(new Ellipse2D.Double(x - radius, y - radius + radius * 0.12, 2 * radius, 2 * radius));
        g.setPaint(new RadialGradientPaint(
                new Point2D.Double(x - radius * 0.3, y - radius * 0.4),
                (float) (radius * 1.5),
                new float[] {0, 0.55f, 1},
                new Color[] {new Color(0xF9DD8E), new Color(0xE3B040), new Color(0xA97716)},
                CycleMethod.NO_CYCLE));
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
        g.setColor(new Color(0x8A5F10));
        g.setStroke(new BasicStroke((float) Math.max(0.8, radius * 0.055)));
        double ring = radius * 0.82;
        g.draw(new Ellipse2D.Double(x - ring, y - ring, 2 * ring, 2 * ring));
        double size = radius * 1.02 / Scale.of(1);
        Lettering.of(BANKER, Type.Weight.SEMIBOLD, size).writeCentred(g, new Color(0x2A1C02), x, y);
    }

    /** Draws a die with 1 to 6 pips. All pips are dark: the red 1 and 4 of Chinese dice are left to the tiles. */
    public static void die(Graphics2D g, int pips, double x, double y, double size) {
        double radius = size * 0.2;
        Paint.fill(g, new Color(0, 0, 0, 70), x, y + size * 0.08, size, size, radius);
        Paint.fill(g, new Color(0xCFC2A4), x, y + size * 0.05, size, size, radius);
        g.setPaint(new GradientPaint(
                (float) x, (float) y, Color.WHITE, (float) (x + size), (float) (y + size), new Color(0xF3ECDC)));
        g.fill(Paint.round(x, y, size, size, radius));
        g.setColor(new Color(0x24211E));
        double r = size * 0.105;
        for (int[] pip : PIPS.get(pips - 1)) {
            double cx = x + size / 2 + (pip[0] - 2) * size * 0.25;
            double cy = y + size / 2 + (pip[1] - 2) * size * 0.25;
            g.fill(new Ellipse2D.Double(cx - r, cy - r, 2 * r, 2 * r));
        }
    }

    /** Draws the rate in digits with a word above it, both right-aligned. */
    public static void figure(Graphics2D g, String words, String figure, double right, double middle) {
        Palette palette = Palette.current();
        double up = figure.isEmpty() ? 0 : Scale.of(8.5);
        Lettering.of(words, Type.Weight.REGULAR, Type.SMALL).writeRight(g, palette.feltSecond(), right, middle - up);
        Lettering.of(figure, Type.Weight.SEMIBOLD, Type.BODY).writeRight(g, palette.feltText(), right, middle + up);
    }
}
