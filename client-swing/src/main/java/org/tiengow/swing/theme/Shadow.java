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
 * A soft shadow of rounded rectangles, cast straight down. Rendered shadows are cached and drawn as nine-patches. So one image for each
 * kind and device scale serves all large sizes; each size below it has an image of its own.
 */
public final class Shadow {
    /** The shadow of a plate. */
    public static final Shadow PLATE = new Shadow(3, 10, 0.27, 12);
    /** The shadow of a popover. */
    public static final Shadow POPOVER = new Shadow(8, 20, 0.30, 10);
    /** The shadow of a sheet. */
    public static final Shadow SHEET = new Shadow(24, 60, 0.65, 20);

    private static final int KEPT = 6_000_000;
    /** Standard deviation of the blur as it is rendered, in pixels. A blur is smooth, so a coarse image is enlarged instead. */
    private static final double FINE = 4;

    /** Share of the smaller side after which a rectangle covers its interior, even with half circles as ends. */
    private static final double ROUND = 0.15;

    private final double offset;
    private final double blur;
    private final double opacity;
    private final double radius;
    private final Map<Size, BufferedImage> images = new LinkedHashMap<>(8, 0.75f, true);
    private long pixels;

    private record Size(int width, int height, double device) {}

    /**
     * Creates a kind of shadow, measured in pixels.
     *
     * @param offset how far it falls down
     * @param blur its softness
     * @param opacity that of the black, 0 to 1
     * @param radius that of the corners
     */
    public Shadow(double offset, double blur, double opacity, double radius) {
        this.offset = offset;
        this.blur = blur;
        this.opacity = opacity;
        this.radius = radius;
    }

    /** Draws the shadow of a rounded rectangle. The middle is left out, because the rectangle covers it whatever its corners. */
    public void paint(Graphics2D g, double x, double y, double w, double h) {
        double device = Scale.device(g);
        double margin = Math.ceil(blur);
        int width = (int) Math.round(w * device);
        int height = (int) Math.round(h * device);
        Size size = new Size(kept(width, device), kept(height, device), device);
        BufferedImage image = image(size);
        AffineTransform before = g.getTransform();
        double left = before.getTranslateX() + (x - margin) * before.getScaleX();
        double top = before.getTranslateY() + (y - margin + offset) * before.getScaleY();
        g.setTransform(AffineTransform.getTranslateInstance(Math.round(left), Math.round(top)));
        Stretch across = new Stretch(image.getWidth(), image.getWidth() + width - size.width());
        Stretch down = new Stretch(image.getHeight(), image.getHeight() + height - size.height());
        int inset = 2 + (int) Math.ceil(Math.min(width, height) * ROUND);
        int hiddenLeft = (int) (margin * device) + inset;
        int hiddenRight = Math.max(hiddenLeft, hiddenLeft + width - 2 * inset);
        int hiddenTop = (int) ((margin - offset) * device) + inset;
        int hiddenFoot = Math.max(hiddenTop, hiddenTop + height - 2 * inset);
        Stretch.draw(g, image, across, down, 0, 0, across.whole(), hiddenTop);
        Stretch.draw(g, image, across, down, 0, hiddenTop, hiddenLeft, hiddenFoot);
        Stretch.draw(g, image, across, down, hiddenRight, hiddenTop, across.whole(), hiddenFoot);
        Stretch.draw(g, image, across, down, 0, hiddenFoot, across.whole(), down.whole());
        g.setTransform(before);
    }

    /** Returns the length of the image that is needed to draw a shadow of a length, both in device pixels. */
    private int kept(int pixels, double device) {
        int ends = 2 * (int) Math.ceil((radius + 1.5 * blur) * device);
        return Math.min(pixels, ends + Stretch.MIDDLE);
    }

    /** Returns the number of cached images. */
    synchronized int kept() {
        return images.size();
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
     * Renders the blurred shadow of a shape.
     *
     * @param shape in the image's pixels
     * @param width of the image
     * @param height of the image
     * @param deviation standard deviation of the blur, in pixels
     * @param opacity of the black, 0 to 1
     */
    public static BufferedImage of(Shape shape, int width, int height, double deviation, double opacity) {
        double coarse = Math.max(1, deviation / FINE);
        // The blur leaves the outermost pixels alone, so the image gets a rim.
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

    /**
     * The enlargement of an image along one axis, as in a nine-patch. The two ends stay, and the uniform middle is repeated. Nothing is
     * interpolated, which would cost several times as much.
     *
     * <pre>
     *   kept   [ end | middle | end ]
     *   whole  [ end | middle | middle | mid | end ]
     * </pre>
     *
     * @param kept pixels of the image in this direction
     * @param whole pixels that it covers, at least as many
     */
    private record Stretch(int kept, int whole) {
        /** Pixels of the repeated part. */
        static final int MIDDLE = 128;

        private int end() {
            return (kept - MIDDLE) / 2;
        }

        private int lastEnd() {
            return whole - kept + end() + MIDDLE;
        }

        /** Returns the pixel of the image that is drawn at a position. */
        private int source(int at) {
            if (kept == whole || at < end()) {
                return at;
            }
            return at < lastEnd() ? end() + (at - end()) % MIDDLE : at - (whole - kept);
        }

        /** Returns the end of the piece that begins at a position, at most the limit. */
        private int next(int at, int limit) {
            if (kept == whole || at >= lastEnd()) {
                return limit;
            }
            int piece = at < end() ? end() : Math.min(lastEnd(), at + MIDDLE - (at - end()) % MIDDLE);
            return Math.min(limit, piece);
        }

        /** Draws the part of an enlarged image between two corners. The upper left corner of the whole is at 0, 0. */
        static void draw(
                Graphics2D g,
                BufferedImage image,
                Stretch across,
                Stretch down,
                int left,
                int top,
                int right,
                int foot) {
            for (int y = top; y < foot; y = down.next(y, foot)) {
                int height = down.next(y, foot) - y;
                int sourceY = down.source(y);
                for (int x = left; x < right; x = across.next(x, right)) {
                    int width = across.next(x, right) - x;
                    int sourceX = across.source(x);
                    g.drawImage(
                            image,
                            x,
                            y,
                            x + width,
                            y + height,
                            sourceX,
                            sourceY,
                            sourceX + width,
                            sourceY + height,
                            null);
                }
            }
        }
    }
}
