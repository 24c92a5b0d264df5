package org.tiengow.swing.tile;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;

/** The marks around a tile that show its state. Every state has a shape of its own, never a colour alone. */
public final class TileMarks {
    /** Rise of a selected tile, in heights of its face. */
    public static final double SELECTED_RISE = 0.14;

    /** Rise of a playable tile, in heights of its face. */
    public static final double PLAYABLE_RISE = 0.04;

    /** Height by which the badge of a tile, a tick or a lamp, reaches above it, in widths of the tile. */
    private static final double BADGE_RISE = 0.16;

    private static final double BADGE_RADIUS = 0.145;
    private static final double LEAST_BADGE = 9;
    private static final double FOCUS_GAP = 2;
    private static final double FOCUS_STROKE = 2;

    private TileMarks() {}

    /** Returns the height by which the badge, a tick or a lamp, reaches above a tile of this width. Flat tiles have no badge. */
    public static double badgeRise(double w) {
        return w < TilePainter.FLAT_UNDER
                ? 0
                : Math.max(LEAST_BADGE, w * BADGE_RADIUS) + w * (BADGE_RISE - BADGE_RADIUS);
    }

    /** Draws a sky edge with a tick on top. */
    public static void selected(Graphics2D g, double x, double y, double w) {
        Palette palette = Palette.current();
        g.setColor(palette.sky());
        edge(g, x, y, w, new BasicStroke((float) stroke(w)));
        badge(g, palette.sky(), Symbol.TICK, x, y, w);
    }

    /** Draws a dotted sky edge around a tile that would complete the set. */
    public static void offered(Graphics2D g, double x, double y, double w) {
        g.setColor(Palette.current().sky());
        double dot = stroke(w) * 0.9;
        float[] dots = {0.01f, (float) (2.4 * dot)};
        edge(g, x, y, w, new BasicStroke((float) dot, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, dots, 0));
    }

    /** Draws a dashed gold edge with a lamp on top. */
    public static void hinted(Graphics2D g, double x, double y, double w) {
        Palette palette = Palette.current();
        g.setColor(palette.gold());
        edge(g, x, y, w, Paint.dashed(stroke(w), w * 0.12, w * 0.07));
        badge(g, palette.gold(), Symbol.LAMP, x, y, w);
    }

    /**
     * Draws the edge of keyboard focus, with a gap to the tile. Its colour differs from that of the selection.
     *
     * @param edged whether the tile has another edge, which this one then surrounds
     */
    public static void focused(Graphics2D g, double x, double y, double w, boolean edged) {
        double inner = edged ? gap(w) + stroke(w) : 0;
        double out = inner + FOCUS_GAP + FOCUS_STROKE / 2;
        double h = Tiles.height(w);
        g.setColor(Palette.current().feltText());
        g.setStroke(new BasicStroke((float) FOCUS_STROKE));
        g.draw(Paint.round(x - out, y - out, w + 2 * out, h + 2 * out, w * TilePainter.CORNER + out));
    }

    /** Draws a chevron above a tile that can beat the set on the table. */
    public static void chevron(Graphics2D g, double x, double y, double w) {
        double half = Math.max(5, w * 0.09);
        double rise = half * 0.85;
        double foot = y - Math.max(6, w * 0.09);
        Path2D path = new Path2D.Double();
        path.moveTo(x + w / 2 - half, foot);
        path.lineTo(x + w / 2, foot - rise);
        path.lineTo(x + w / 2 + half, foot);
        g.setColor(Palette.current().feltText());
        g.setStroke(new BasicStroke((float) Math.max(1.8, w * 0.03), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path);
    }

    private static void edge(Graphics2D g, double x, double y, double w, BasicStroke stroke) {
        double out = gap(w) + stroke.getLineWidth() / 2;
        double h = Tiles.height(w);
        g.setStroke(stroke);
        g.draw(Paint.round(x - out, y - out, w + 2 * out, h + 2 * out, w * TilePainter.CORNER + out));
    }

    private static void badge(Graphics2D g, Color fill, Symbol sign, double x, double y, double w) {
        if (w < TilePainter.FLAT_UNDER) {
            return;
        }
        double r = Math.max(LEAST_BADGE, w * BADGE_RADIUS);
        double cx = x + w / 2;
        double cy = y - w * (BADGE_RISE - BADGE_RADIUS);
        Paint.disc(g, fill, cx, cy, r);
        Paint.symbol(g, sign, new Color(0x16262E), cx - 0.72 * r, cy - 0.72 * r, 1.44 * r);
    }

    private static double gap(double w) {
        return w < TilePainter.FLAT_UNDER ? 1 : Math.max(1.5, w * 0.035);
    }

    private static double stroke(double w) {
        return w < TilePainter.FLAT_UNDER ? 1 : Math.max(2, w * 0.042);
    }
}
