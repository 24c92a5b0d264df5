package org.tiengow.swing.theme;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Soft shadows of rounded rectangles, straight down. One image a kind, size and device scale, kept while it is drawn: an
 * image that is stretched costs several times as much in every frame as one that is laid down as it is.
 */
public final class Shadow {
    /** Plates. */
    public static final Shadow PLATE = new Shadow(3, 10, 0.27, 12);
    /** A popover. */
    public static final Shadow POPOVER = new Shadow(8, 20, 0.30, 10);
    /** A sheet. */
    public static final Shadow SHEET = new Shadow(24, 60, 0.65, 20);

    private static final int KEPT = 6_000_000;
    /** A blur is smooth: this many pixels of its deviation are enough, the rest is stretched between them. */
    private static final double FINE = 4;

    private final double offset;
    private final double blur;
    private final double opacity;
    private final double radius;
    private final Map<Size, BufferedImage> images = new LinkedHashMap<>(8, 0.75f, true);
    private long pixels;

    private record Size(int width, int height, double device) {}

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
        double margin = Math.ceil(blur);
        BufferedImage image = image(new Size((int) Math.round(w * device), (int) Math.round(h * device), device));
        AffineTransform before = g.getTransform();
        double left = before.getTranslateX() + (x - margin) * before.getScaleX();
        double top = before.getTranslateY() + (y - margin + offset) * before.getScaleY();
        g.setTransform(AffineTransform.getTranslateInstance(Math.round(left), Math.round(top)));
        g.drawImage(image, 0, 0, null);
        g.setTransform(before);
    }

    private synchronized BufferedImage image(Size size) {
        BufferedImage image = images.get(size);
        if (image == null) {
            image = render(size);
            images.put(size, image);
            pixels += area(image);
            var eldest = images.values().iterator();
            while (pixels > KEPT && images.size() > 1) {
                pixels -= area(eldest.next());
                eldest.remove();
            }
        }
        return image;
    }

    private static long area(BufferedImage image) {
        return (long) image.getWidth() * image.getHeight();
    }

    private BufferedImage render(Size size) {
        double device = size.device();
        double margin = Math.ceil(blur) * device;
        Shape shape = Paint.round(margin, margin, size.width(), size.height(), radius * device);
        int width = (int) Math.ceil(size.width() + 2 * margin);
        int height = (int) Math.ceil(size.height() + 2 * margin);
        return of(shape, width, height, blur * device / 2, opacity);
    }

    /**
     * An image of the blurred shadow of a shape.
     *
     * @param shape in the image's pixels
     * @param width of the image
     * @param height of the image
     * @param deviation of the blur, in pixels
     * @param opacity of the black, 0 to 1
     */
    public static BufferedImage of(Shape shape, int width, int height, double deviation, double opacity) {
        double coarse = Math.max(1, deviation / FINE);
        // A rim of its own, since the blur leaves the outermost pixels alone.
        int rim = (int) Math.ceil(deviation / coarse * 2.5) + 1;
        int w = (int) Math.ceil(width / coarse) + 2 * rim;
        int h = (int) Math.ceil(height / coarse) + 2 * rim;
        BufferedImage sharp = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = Paint.smooth(sharp.createGraphics());
        g.translate(rim, rim);
        g.scale(1 / coarse, 1 / coarse);
        g.setColor(Color.BLACK);
        g.fill(shape);
        g.dispose();
        BufferedImage soft = blurred(sharp, deviation / coarse);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D into = Paint.smooth(image.createGraphics());
        into.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
        into.scale(coarse, coarse);
        into.drawImage(soft, -rim, -rim, null);
        into.dispose();
        return image;
    }

    private static BufferedImage blurred(BufferedImage image, double deviation) {
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
        return new ConvolveOp(down).filter(new ConvolveOp(across).filter(image, null), null);
    }
}
