package org.tiengow.swing.theme;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.JComponent;
import org.tiengow.presentation.icon.Symbol;

/** Helpers for drawing smooth shapes. */
public final class Paint {
    private static final Map<Symbol, Shape> SYMBOLS = new EnumMap<>(Symbol.class);

    private Paint() {}

    /** Creates a copy of the graphics with antialiasing. The caller must dispose of it. */
    public static Graphics2D smooth(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        return g;
    }

    /** Creates a rectangle with rounded corners. */
    public static Shape round(double x, double y, double w, double h, double radius) {
        return new RoundRectangle2D.Double(x, y, w, h, 2 * radius, 2 * radius);
    }

    public static void fill(Graphics2D g, Color color, double x, double y, double w, double h, double radius) {
        g.setColor(color);
        g.fill(round(x, y, w, h, radius));
    }

    /** Fills a bar or side panel with the surface colour. Then fills the given rectangle as the hairline at its border. */
    public static void surface(Graphics g, JComponent part, int x, int y, int w, int h) {
        g.setColor(Palette.current().surface());
        g.fillRect(0, 0, part.getWidth(), part.getHeight());
        g.setColor(Palette.current().line());
        g.fillRect(x, y, w, h);
    }

    /** Draws an icon into a square with its upper left corner at (x, y). */
    public static void symbol(Graphics2D graphics, Symbol symbol, Color color, double x, double y, double size) {
        Graphics2D g = smooth(graphics);
        g.translate(x, y);
        double scale = size / 24;
        g.setColor(color);
        g.setStroke(
                new BasicStroke((float) Math.max(1.7 * scale, 1.15), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        Shape path = SYMBOLS.computeIfAbsent(symbol, key -> SvgPath.parse(key.path()));
        g.draw(AffineTransform.getScaleInstance(scale, scale).createTransformedShape(path));
        g.dispose();
    }

    /** Fills a disc around a point. */
    public static void disc(Graphics2D g, Color color, double x, double y, double r) {
        g.setColor(color);
        g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
    }

    /** Draws the edge of a rounded rectangle inside its bounds. */
    public static void edge(
            Graphics2D g, Color color, double x, double y, double w, double h, double radius, double width) {
        g.setColor(color);
        g.setStroke(new BasicStroke((float) width));
        double half = width / 2;
        g.draw(round(x + half, y + half, w - width, h - width, Math.max(0, radius - half)));
    }

    /** Creates a dashed stroke with butt ends. */
    public static BasicStroke dashed(double width, double dash, double gap) {
        return new BasicStroke(
                (float) width,
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {(float) dash, (float) gap},
                0);
    }

    /** Mixes two colours, alpha included; share 0 gives the first, 1 the second. */
    public static Color mix(Color from, Color to, double share) {
        return new Color(
                between(from.getRed(), to.getRed(), share),
                between(from.getGreen(), to.getGreen(), share),
                between(from.getBlue(), to.getBlue(), share),
                between(from.getAlpha(), to.getAlpha(), share));
    }

    private static int between(int from, int to, double share) {
        return (int) Math.round(from + (to - from) * share);
    }
}
