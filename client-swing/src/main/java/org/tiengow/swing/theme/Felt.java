package org.tiengow.swing.theme;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.MultipleGradientPaint.ColorSpaceType;
import java.awt.MultipleGradientPaint.CycleMethod;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.jspecify.annotations.Nullable;

/**
 * The painter of the felt, on which light falls a little left of and above the middle. It keeps its last picture as an opaque image in
 * device pixels, because gradient and seam are slow to paint. Each instance belongs to one component.
 */
public final class Felt {
    private static final int SEAM = 8;
    private static final int SEAM_RADIUS = 16;

    private final boolean seamed;
    private @Nullable BufferedImage image;
    private @Nullable Palette palette;

    private Felt(boolean seamed) {
        this.seamed = seamed;
    }

    /** Creates felt that covers its component up to the edges. */
    public static Felt plain() {
        return new Felt(false);
    }

    /** Creates felt with a hairline inside its edges. */
    public static Felt seamed() {
        return new Felt(true);
    }

    /** Draws the felt into the rectangle 0, 0, w, h. */
    public void paint(Graphics2D g, int w, int h) {
        if (w <= 0 || h <= 0) {
            return;
        }
        double device = Scale.device(g);
        int width = (int) Math.ceil(w * device);
        int height = (int) Math.ceil(h * device);
        Palette now = Palette.current();
        BufferedImage kept = image;
        if (kept == null || kept.getWidth() != width || kept.getHeight() != height || palette != now) {
            kept = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            // Without antialiasing: smoothed edges would be filled through a slow mask.
            Graphics2D whole = kept.createGraphics();
            whole.setPaint(gradient(now, 0, 0, width, height));
            whole.fillRect(0, 0, width, height);
            whole.dispose();
            Graphics2D into = Paint.smooth(kept.createGraphics());
            if (seamed) {
                into.scale(device, device);
                double inset = Scale.of(SEAM);
                Color seam = Palette.alpha(Color.WHITE, 0.1);
                Paint.edge(into, seam, inset, inset, w - 2 * inset, h - 2 * inset, Scale.of(SEAM_RADIUS), 1);
            }
            into.dispose();
            image = kept;
            palette = now;
        }
        // Copied pixel by pixel: drawing into a scaled rectangle would interpolate, which takes ten times as long.
        AffineTransform before = g.getTransform();
        g.setTransform(AffineTransform.getTranslateInstance(
                Math.round(before.getTranslateX()), Math.round(before.getTranslateY())));
        g.drawImage(kept, 0, 0, null);
        g.setTransform(before);
    }

    /** Creates the gradient of the felt over a rectangle, for small pieces of felt inside sheets. */
    public static RadialGradientPaint gradient(Palette palette, double x, double y, double w, double h) {
        Point2D centre = new Point2D.Double(0.46, 0.36);
        AffineTransform unit = new AffineTransform(w, 0, 0, h, x, y);
        unit.translate(centre.getX(), centre.getY());
        unit.scale(0.78, 0.86);
        unit.translate(-centre.getX(), -centre.getY());
        return new RadialGradientPaint(
                centre,
                1,
                centre,
                new float[] {0, 0.58f, 1},
                new Color[] {palette.feltCentre(), palette.feltMiddle(), palette.feltEdge()},
                CycleMethod.NO_CYCLE,
                ColorSpaceType.SRGB,
                unit);
    }

    /** Draws a piece of felt with rounded corners and a hairline. */
    public static void piece(Graphics2D g, Rectangle2D at, double radius) {
        g.setPaint(gradient(Palette.current(), at.getX(), at.getY(), at.getWidth(), at.getHeight()));
        g.fill(Paint.round(at.getX(), at.getY(), at.getWidth(), at.getHeight(), radius));
        Paint.edge(g, Palette.alpha(Color.WHITE, 0.08), at.getX(), at.getY(), at.getWidth(), at.getHeight(), radius, 1);
    }
}
