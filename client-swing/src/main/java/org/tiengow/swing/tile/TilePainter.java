package org.tiengow.swing.tile;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.MultipleGradientPaint.ColorSpaceType;
import java.awt.MultipleGradientPaint.CycleMethod;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import org.tiengow.engine.tile.TileKind;

/**
 * A painter of one upright tile, without any cache. The tile's body is 1 by 2.5 widths, with its thickness below.
 *
 * <pre>
 *   +--------+
 *   |  face  |  2.5 w
 *   +--------+
 *   |thickness  0.095 w
 *   +--------+
 * </pre>
 */
final class TilePainter {
    /** Width in pixels below which tiles are drawn flat, without thickness and carved pips. */
    static final double FLAT_UNDER = 20;

    static final double THICKNESS = 0.095;
    static final double CORNER = 0.13;

    /** Horizontal extent of the gradient. The light falls at about 60 degrees, so faces darken more downwards than across. */
    private static final double STEEP = 0.6;

    private static final double PIP = 0.132;
    private static final double SINGLE = 0.235;
    private static final double FLAT_PIP = 0.145;
    private static final double FLAT_SINGLE = 0.25;

    private final Graphics2D g;
    private final TileLook look;
    private final TileLook.Colours colours;
    private final double w;
    private final double h;

    /** Creates a painter of a tile of this width at the origin of the graphics. */
    TilePainter(Graphics2D g, TileLook look, double width) {
        this.g = g;
        this.look = look;
        this.colours = look.colours();
        this.w = width;
        this.h = width * Pips.HEIGHT;
    }

    /** Returns the height of a tile with its thickness, in the unit of its width. Flat tiles have no thickness. */
    static double fullHeight(double width) {
        return width * (width < FLAT_UNDER ? Pips.HEIGHT : Pips.HEIGHT + THICKNESS);
    }

    /** Draws the tile face up. */
    void face(TileKind kind) {
        if (w >= FLAT_UNDER) {
            thickness(colours.sideUpper(), colours.sideLower());
        }
        g.setPaint(slanting(colours.faceLight(), colours.faceDark(), STEEP));
        g.fill(outline(0));
        for (Pips.Pip pip : Pips.of(kind)) {
            if (w < FLAT_UNDER) {
                flat(pip);
            } else {
                carved(pip);
            }
        }
        bevel();
    }

    /** Draws the tile face down: wood, a thin frame and a lozenge. */
    void back() {
        if (w >= FLAT_UNDER) {
            if (look == TileLook.IVORY) { // the tile is turned over, so the bone lies below the bamboo
                thickness(colours.sideUpper(), colours.faceDark());
            } else {
                thickness(colours.sideUpper(), colours.sideLower());
            }
        }
        g.setPaint(slanting(colours.backLight(), colours.backDark(), STEEP));
        g.fill(outline(0));
        g.setColor(colours.backFrame());
        double inset = w * 0.15;
        g.setStroke(new BasicStroke((float) Math.max(0.6, w * 0.018)));
        g.draw(new RoundRectangle2D.Double(inset, inset, w - 2 * inset, h - 2 * inset, w * 0.08, w * 0.08));
        if (w >= 12) {
            lozenge(0.22, 0.45, false);
            lozenge(0.09, 0.18, true);
        }
        bevel();
    }

    private void lozenge(double across, double along, boolean filled) {
        Path2D path = new Path2D.Double();
        double cx = w / 2;
        double cy = h / 2;
        path.moveTo(cx, cy - along * w);
        path.lineTo(cx + across * w, cy);
        path.lineTo(cx, cy + along * w);
        path.lineTo(cx - across * w, cy);
        path.closePath();
        if (filled) {
            g.fill(path);
        } else {
            g.draw(path);
        }
    }

    private void thickness(Color upper, Color lower) {
        double depth = w * THICKNESS;
        Shape side = new RoundRectangle2D.Double(0, depth, w, h, 2 * w * CORNER, 2 * w * CORNER);
        g.setColor(lower);
        g.fill(side);
        g.setColor(upper);
        g.fill(new RoundRectangle2D.Double(0, depth / 2, w, h, 2 * w * CORNER, 2 * w * CORNER));
    }

    private void bevel() {
        double stroke = Math.max(w < FLAT_UNDER ? 0.5 : 0.8, w * 0.022);
        g.setStroke(new BasicStroke((float) stroke));
        g.setPaint(slanting(colours.rimLight(), colours.rimDark(), 1));
        g.draw(outline(stroke / 2));
    }

    private void flat(Pips.Pip pip) {
        g.setColor(pip.red() ? colours.red() : colours.pip());
        g.fill(disc(pip, 0, 0, w * (pip.single() ? FLAT_SINGLE : FLAT_PIP)));
    }

    private void carved(Pips.Pip pip) {
        double r = w * (pip.single() ? SINGLE : PIP);
        g.setColor(colours.carvedRim());
        g.fill(disc(pip, 0.008, 0.016, r + 0.012 * w));
        g.setColor(new Color(0, 0, 0, 140));
        g.fill(disc(pip, 0, 0, r + 0.004 * w));
        Color colour = pip.red() ? colours.red() : colours.pip();
        Color dark = pip.red() ? colours.redDark() : colours.pipDark();
        double x = pip.x() * w - r;
        double y = pip.y() * w - r;
        g.setPaint(new RadialGradientPaint(
                new Point2D.Double(x + 2 * r * 0.64, y + 2 * r * 0.70),
                (float) (1.65 * r),
                new float[] {0, 0.55f, 1},
                new Color[] {colour, colour, dark},
                CycleMethod.NO_CYCLE));
        g.fill(disc(pip, 0, 0, r));
    }

    private Shape disc(Pips.Pip pip, double dx, double dy, double r) {
        return new Ellipse2D.Double((pip.x() + dx) * w - r, (pip.y() + dy) * w - r, 2 * r, 2 * r);
    }

    private Shape outline(double inset) {
        double corner = 2 * (w * CORNER - inset);
        return new RoundRectangle2D.Double(inset, inset, w - 2 * inset, h - 2 * inset, corner, corner);
    }

    /**
     * Creates a gradient from the upper left corner downwards.
     *
     * @param across the horizontal position of its end, in widths; at 1 the other two corners have the middle colour
     */
    private LinearGradientPaint slanting(Color light, Color dark, double across) {
        return new LinearGradientPaint(
                new Point2D.Double(0, 0),
                new Point2D.Double(across, 1),
                new float[] {0, 1},
                new Color[] {light, dark},
                CycleMethod.NO_CYCLE,
                ColorSpaceType.SRGB,
                AffineTransform.getScaleInstance(w, h));
    }
}
