package org.tiengow.swing.theme;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Soft shadows of rounded rectangles, straight down. One image a kind and device scale, drawn nine-patch: corners as they
 * are, edges and middle stretched.
 */
public final class Shadow {
    /** Plates. */
    public static final Shadow PLATE = new Shadow(3, 10, 0.27, 12);
    /** A popover. */
    public static final Shadow POPOVER = new Shadow(8, 20, 0.30, 10);
    /** A sheet. */
    public static final Shadow SHEET = new Shadow(24, 60, 0.65, 20);

    private static final int KEPT = 8;

    private final double offset;
    private final double blur;
    private final double opacity;
    private final double radius;
    private final Map<Double, BufferedImage> images = new LinkedHashMap<>();

    /**
     * A kind of shadow, in pixels.
     *
     * @param offset how far down
     * @param blur how soft
     * @param opacity of the black, 0 to 1
     * @param radius of the corners
     */
    public Shadow(double offset, double blur, double opacity, double radius) {
        this.offset = offset;
        this.blur = blur;
        this.opacity = opacity;
        this.radius = radius;
    }

    /** Draws the shadow of a rounded rectangle. */
    public void paint(Graphics2D g, double x, double y, double w, double h) {
        double device = Scale.device(g);
        BufferedImage image = image(device);
        double margin = Math.ceil(blur);
        double corner = image.getWidth() / device / 2;
        double left = x - margin;
        double top = y - margin + offset;
        double right = x + w + margin;
        double bottom = y + h + margin + offset;
        double cw = Math.min(corner, (right - left) / 2);
        double ch = Math.min(corner, (bottom - top) / 2);
        double[] xs = {left, left + cw, right - cw, right};
        double[] ys = {top, top + ch, bottom - ch, bottom};
        int n = image.getWidth();
        int half = n / 2;
        int[] from = {0, half, half, n};
        int[] to = {half, half + 1, n, n};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                int sx = column == 2 ? half : from[column];
                int sy = row == 2 ? half : from[row];
                patch(g, image, xs[column], ys[row], xs[column + 1], ys[row + 1], sx, sy, to[column], to[row]);
            }
        }
    }

    private static void patch(
            Graphics2D g, Image image, double x1, double y1, double x2, double y2, int sx1, int sy1, int sx2, int sy2) {
        g.drawImage(
                image,
                (int) Math.round(x1),
                (int) Math.round(y1),
                (int) Math.round(x2),
                (int) Math.round(y2),
                sx1,
                sy1,
                sx2,
                sy2,
                null);
    }

    private synchronized BufferedImage image(double device) {
        BufferedImage image = images.get(device);
        if (image == null) {
            image = render(device);
            if (images.size() >= KEPT) {
                images.clear();
            }
            images.put(device, image);
        }
        return image;
    }

    private BufferedImage render(double device) {
        double margin = Math.ceil(blur);
        int size = (int) Math.ceil((margin + radius + blur) * 2 * device) / 2 * 2;
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Paint.smooth(image.createGraphics());
        double inner = size - 2 * margin * device;
        g.setColor(Color.BLACK);
        g.fill(Paint.round(margin * device, margin * device, inner, inner, radius * device));
        g.dispose();
        return faded(blurred(image, blur * device / 2), opacity);
    }

    /** Blurs by a Gaussian of a deviation, in image pixels. */
    public static BufferedImage blurred(BufferedImage image, double deviation) {
        if (deviation < 0.3) {
            return image;
        }
        int reach = (int) Math.ceil(deviation * 2.5);
        float[] weights = new float[2 * reach + 1];
        float sum = 0;
        for (int i = -reach; i <= reach; i++) {
            weights[i + reach] = (float) Math.exp(-i * i / (2 * deviation * deviation));
            sum += weights[i + reach];
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] /= sum;
        }
        Kernel across = new Kernel(weights.length, 1, weights);
        Kernel down = new Kernel(1, weights.length, Arrays.copyOf(weights, weights.length));
        // The operation leaves the rim alone, so the image gets a rim of its own first.
        BufferedImage wide = new BufferedImage(
                image.getWidth() + 2 * reach, image.getHeight() + 2 * reach, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = wide.createGraphics();
        g.drawImage(image, reach, reach, null);
        g.dispose();
        BufferedImage soft = new ConvolveOp(down).filter(new ConvolveOp(across).filter(wide, null), null);
        return soft.getSubimage(reach, reach, image.getWidth(), image.getHeight());
    }

    /** The image with all its opacity multiplied, 0 to 1. */
    public static BufferedImage faded(BufferedImage image, double opacity) {
        BufferedImage faded = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = faded.createGraphics();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
        g.drawImage(image, 0, 0, null);
        g.dispose();
        return faded;
    }
}
