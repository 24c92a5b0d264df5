package org.tiengow.swing.view.table.motion;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Transparency;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Palette;

/**
 * A cached opaque image of the felt and of all static parts on it. With it, a frame of the moving parts costs little more than a copy
 * of pixels. The image has as many pixels as the felt has on the device, and exists only while something moves.
 *
 * <p>A part that requests a repaint is repainted into the image before it is drawn. So the image is never older than a window that
 * fulfils its repaint requests. Belongs to the painting thread.
 */
public final class StaticLayer implements AnimationClock.Beat {
    private final BooleanSupplier moving;
    private @Nullable Picture picture;

    /**
     * Creates a ground without an image.
     *
     * @param moving returns whether anything moves; when it returns false, the image is dropped
     */
    public StaticLayer(BooleanSupplier moving) {
        this.moving = moving;
    }

    /** A part of the felt that counts its own changes. */
    public interface Part {
        /** Checks whether the part moves now and therefore does not belong to the ground. */
        boolean isMoving();

        /** Returns the number of repaint requests so far. While it stays the same, the part looks the same. */
        int askings();
    }

    /** The bounds and the state of a part in the image. */
    private record Shown(Rectangle at, int askings) {}

    /**
     * Paints the felt with everything on it: the image of the static parts first, then the other parts above it.
     *
     * @param bare paints the felt without its parts
     */
    public void paint(Graphics2D g, JComponent felt, Consumer<Graphics2D> bare) {
        Map<JComponent, Shown> still = new LinkedHashMap<>();
        List<JComponent> rest = new ArrayList<>();
        for (int i = felt.getComponentCount() - 1; i >= 0; i--) { // the last component is at the bottom
            JComponent part = (JComponent) felt.getComponent(i);
            if (part instanceof Part each && !each.isMoving()) {
                still.put(part, new Shown(part.getBounds(), each.askings()));
            } else {
                rest.add(part);
            }
        }
        Picture kept = picture;
        if (kept == null || !kept.fits(g, felt.getSize())) {
            kept = new Picture(g, felt.getSize());
            picture = kept;
        }
        kept.compare(still);
        kept.renew(g.getClipBounds(), bare);
        kept.draw(g);
        rest.forEach(part -> paintPart(g, part));
    }

    /** Marks a region of the bare felt as outdated. */
    public void touch(Rectangle region) {
        if (picture != null) {
            picture.touch(region);
        }
    }

    @Override
    public boolean moveTo(long nanos) {
        if (!moving.getAsBoolean()) {
            finish();
        }
        return false;
    }

    @Override
    public void finish() {
        picture = null;
    }

    /** Checks whether there is an image now. */
    public boolean isKept() {
        return picture != null;
    }

    /** The image for one size, one device and one theme. */
    private static final class Picture {
        private final Palette palette = Palette.current();
        private final AffineTransform inside;
        private final Rectangle whole;
        private final BufferedImage image;
        private Map<JComponent, Shown> shown = Map.of();
        private List<Rectangle> stale = new ArrayList<>();

        Picture(Graphics2D g, Dimension size) {
            whole = new Rectangle(size);
            inside = inside(g);
            stale.add(whole);
            Rectangle pixels = inside.createTransformedShape(whole).getBounds();
            image = g.getDeviceConfiguration()
                    .createCompatibleImage((int) pixels.getMaxX(), (int) pixels.getMaxY(), Transparency.OPAQUE);
        }

        /**
         * Returns the transform into the image, whose origin is the device pixel of the felt's corner. Otherwise it equals the
         * transform to the device.
         */
        private static AffineTransform inside(Graphics2D g) {
            AffineTransform inside = g.getTransform();
            Point corner = corner(inside);
            inside.preConcatenate(AffineTransform.getTranslateInstance(-corner.x, -corner.y));
            return inside;
        }

        private static Point corner(AffineTransform device) {
            return new Point((int) Math.floor(device.getTranslateX()), (int) Math.floor(device.getTranslateY()));
        }

        boolean fits(Graphics2D g, Dimension size) {
            return whole.getSize().equals(size) && palette == Palette.current() && inside.equals(inside(g));
        }

        void touch(Rectangle touched) {
            Rectangle region = touched.intersection(whole);
            if (!region.isEmpty() && stale.stream().noneMatch(each -> each.contains(region))) {
                stale.removeIf(region::contains);
                stale.add(region);
            }
        }

        /** Marks the parts that appeared, disappeared, moved or changed as outdated. */
        void compare(Map<JComponent, Shown> now) {
            touchDifferences(shown, now);
            touchDifferences(now, shown);
            shown = now;
        }

        private void touchDifferences(Map<JComponent, Shown> some, Map<JComponent, Shown> others) {
            some.forEach((part, as) -> {
                if (!as.equals(others.get(part))) {
                    touch(as.at());
                }
            });
        }

        /** Repaints the outdated regions inside the clip. */
        void renew(@Nullable Rectangle clip, Consumer<Graphics2D> bare) {
            List<Rectangle> left = new ArrayList<>();
            for (Rectangle region : stale) {
                Rectangle now = clip == null ? region : region.intersection(clip);
                if (now.isEmpty()) {
                    left.add(region);
                } else {
                    fill(now, bare);
                    left.addAll(List.of(SwingUtilities.computeDifference(region, now)));
                }
            }
            stale = left;
        }

        private void fill(Rectangle region, Consumer<Graphics2D> bare) {
            Graphics2D g = image.createGraphics();
            g.setTransform(inside);
            g.clip(region);
            bare.accept(g);
            shown.keySet().forEach(part -> paintPart(g, part));
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

    /** Paints a visible part of the felt at its position. */
    private static void paintPart(Graphics2D g, JComponent part) {
        if (part.isVisible() && g.hitClip(part.getX(), part.getY(), part.getWidth(), part.getHeight())) {
            Graphics2D own = (Graphics2D) g.create(part.getX(), part.getY(), part.getWidth(), part.getHeight());
            part.paint(own);
            own.dispose();
        }
    }
}
