package org.tiengow.swing.view.table;

import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Transparency;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Palette;

/**
 * One opaque image of the felt and of all that stands still on it, so that a frame of what moves above is little more than a
 * copy of pixels. It holds as many pixels as the felt has on the device, and is there only while something moves.
 *
 * <p>What asks to be painted again is painted into it again before it is drawn: it is never older than a window that paints
 * what it is asked for. Belongs to the thread that paints.
 */
final class Ground {
    private @Nullable Picture picture;

    /** A part of the felt that knows whether it looks as it did. */
    interface Part {
        /** Whether it moves now, so that it does not belong to the ground. */
        boolean isMoving();

        /** How often it has asked to be painted: it looks the same as long as it is the same number. */
        int askings();
    }

    /** How a part stood and looked when it was painted. */
    private record Shown(Rectangle at, int askings) {
        static Shown now(JComponent part) {
            return new Shown(part.getBounds(), ((Part) part).askings());
        }
    }

    /**
     * Draws the felt and the parts that stand still.
     *
     * @param w the felt's width
     * @param h the felt's height
     * @param parts from the lowest to the highest, each a {@link Part} and none moving
     * @param felt paints the felt itself
     */
    void paint(Graphics2D g, int w, int h, List<JComponent> parts, Consumer<Graphics2D> felt) {
        Picture kept = picture;
        if (kept == null || !kept.fits(g, w, h)) {
            kept = new Picture(g, w, h);
            picture = kept;
        }
        kept.compare(parts);
        kept.renew(g.getClipBounds(), parts, felt);
        kept.draw(g);
    }

    /** The felt itself asks to be painted again here. */
    void touch(Rectangle region) {
        if (picture != null) {
            picture.touch(region);
        }
    }

    /** Nothing moves any more. */
    void drop() {
        picture = null;
    }

    /** Whether there is an image now. */
    boolean isKept() {
        return picture != null;
    }

    /** The image for one size, one device and one theme. */
    private static final class Picture {
        private final Palette palette = Palette.current();
        private final AffineTransform inside;
        private final Rectangle whole;
        private final BufferedImage image;
        private final Map<JComponent, Shown> shown = new IdentityHashMap<>();
        private List<Rectangle> stale;

        Picture(Graphics2D g, int w, int h) {
            whole = new Rectangle(w, h);
            inside = inside(g);
            stale = List.of(whole);
            Rectangle pixels = inside.createTransformedShape(whole).getBounds();
            image = g.getDeviceConfiguration()
                    .createCompatibleImage((int) pixels.getMaxX(), (int) pixels.getMaxY(), Transparency.OPAQUE);
        }

        /** The way into an image that begins at the device pixel of the felt's corner, as the way to the device is. */
        private static AffineTransform inside(Graphics2D g) {
            AffineTransform inside = g.getTransform();
            Point corner = corner(inside);
            inside.preConcatenate(AffineTransform.getTranslateInstance(-corner.x, -corner.y));
            return inside;
        }

        private static Point corner(AffineTransform device) {
            return new Point((int) Math.floor(device.getTranslateX()), (int) Math.floor(device.getTranslateY()));
        }

        boolean fits(Graphics2D g, int w, int h) {
            return whole.width == w && whole.height == h && palette == Palette.current() && inside.equals(inside(g));
        }

        void touch(Rectangle touched) {
            Rectangle region = touched.intersection(whole);
            if (stale.stream().noneMatch(each -> each.contains(region))) {
                stale = new ArrayList<>(stale);
                stale.removeIf(region::contains);
                stale.add(region);
            }
        }

        /** Finds the parts that came, went, stand elsewhere or look different. */
        void compare(List<JComponent> parts) {
            Map<JComponent, Shown> before = new IdentityHashMap<>(shown);
            shown.clear();
            for (JComponent part : parts) {
                Shown now = Shown.now(part);
                Shown last = before.remove(part);
                if (!now.equals(last)) {
                    touch(now.at());
                    if (last != null) {
                        touch(last.at());
                    }
                }
                shown.put(part, now);
            }
            before.values().forEach(gone -> touch(gone.at()));
        }

        /** Paints anew what is stale, as far as it is going to be seen. */
        void renew(@Nullable Rectangle clip, List<JComponent> parts, Consumer<Graphics2D> felt) {
            List<Rectangle> left = new ArrayList<>();
            for (Rectangle region : stale) {
                Rectangle now = clip == null ? region : region.intersection(clip);
                if (now.isEmpty()) {
                    left.add(region);
                } else {
                    fill(now, parts, felt);
                    left.addAll(List.of(SwingUtilities.computeDifference(region, now)));
                }
            }
            stale = left;
        }

        private void fill(Rectangle region, List<JComponent> parts, Consumer<Graphics2D> felt) {
            Graphics2D g = image.createGraphics();
            g.setTransform(inside);
            g.clip(region);
            felt.accept(g);
            parts.forEach(part -> paintPart(g, part));
            g.dispose();
        }

        void draw(Graphics2D g) {
            AffineTransform before = g.getTransform();
            Point corner = corner(before);
            g.setTransform(AffineTransform.getTranslateInstance(corner.x, corner.y));
            g.drawImage(image, 0, 0, null);
            g.setTransform(before);
        }
    }

    /** Paints a part of the felt where it stands, if it is to be seen. */
    static void paintPart(Graphics2D g, JComponent part) {
        if (part.isVisible() && g.hitClip(part.getX(), part.getY(), part.getWidth(), part.getHeight())) {
            Graphics2D own = (Graphics2D) g.create(part.getX(), part.getY(), part.getWidth(), part.getHeight());
            part.paint(own);
            own.dispose();
        }
    }
}
