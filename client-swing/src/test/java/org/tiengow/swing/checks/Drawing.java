package org.tiengow.swing.checks;

import com.formdev.flatlaf.util.Graphics2DProxy;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.Transparency;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RectangularShape;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.ImageObserver;
import java.text.AttributedCharacterIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import javax.swing.JComponent;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.theme.DrawnLine;

/** What a component draws at a size: its texts, and the boxes and pictures around them, in the order of drawing. */
final class Drawing {
    /** Under this opacity nothing counts as a box: shadows, veils, the ground of an empty place. */
    private static final double SEEN = 0.5;

    private static final Map<BufferedImage, Rectangle> SOLID = new WeakHashMap<>();

    private final JComponent root;
    private final List<Text> texts = new ArrayList<>();
    private final List<Box> boxes = new ArrayList<>();
    private int order;

    /**
     * A line of text.
     *
     * @param words what it says
     * @param ink where it has letters, in the root's pixels
     * @param clip what of the root could be drawn on then
     * @param missing whether a font had no letter for something in it
     * @param size of its font, in the root's pixels
     * @param order its place in the order of drawing
     */
    record Text(String words, Rectangle2D ink, Rectangle2D clip, boolean missing, double size, int order) {}

    /** What a box is made of. */
    enum Kind {
        FILL,
        EDGE,
        PICTURE
    }

    /**
     * Something with four sides.
     *
     * @param kind what it is made of
     * @param bounds where it is, in the root's pixels
     * @param order its place in the order of drawing
     */
    record Box(Kind kind, Rectangle2D bounds, int order) {}

    private Drawing(JComponent root) {
        this.root = root;
    }

    /** Lays a component out at a size and takes down what it draws. */
    static Drawing of(JComponent component, int width, int height) {
        Canvas.layOut(component, width, height);
        Drawing drawing = new Drawing(component);
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        Graphics2D state = image.createGraphics();
        state.setClip(0, 0, width, height);
        component.printAll(drawing.new Recorder(state));
        state.dispose();
        return drawing;
    }

    JComponent root() {
        return root;
    }

    List<Text> texts() {
        return texts;
    }

    List<Box> boxes() {
        return boxes;
    }

    private final class Recorder extends Graphics2DProxy {
        private final Graphics2D state;

        Recorder(Graphics2D state) {
            super(state);
            this.state = state;
        }

        @Override
        public Graphics create() {
            return new Recorder((Graphics2D) state.create());
        }

        @Override
        public Graphics create(int x, int y, int width, int height) {
            return new Recorder((Graphics2D) state.create(x, y, width, height));
        }

        @Override
        public void drawString(AttributedCharacterIterator text, int x, int y) {
            drawString(text, (float) x, (float) y);
        }

        @Override
        public void drawString(AttributedCharacterIterator text, float x, float y) {
            StringBuilder letters = new StringBuilder();
            for (char c = text.first(); c != AttributedCharacterIterator.DONE; c = text.next()) {
                letters.append(c);
            }
            drawString(letters.toString(), x, y);
        }

        @Override
        public void drawString(String text, int x, int y) {
            drawString(text, (float) x, (float) y);
        }

        @Override
        public void drawString(String text, float x, float y) {
            if (!text.isBlank() && isSeen()) {
                Font font = getFont();
                GlyphVector glyphs = font.createGlyphVector(getFontRenderContext(), text);
                Rectangle2D ink = glyphs.getVisualBounds();
                add(text, moved(ink, x, y), font.canDisplayUpTo(text) >= 0, font);
            }
        }

        @Override
        public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
            DrawnLine line = DrawnLine.of(glyphs);
            if (line == null) {
                add("?", moved(glyphs.getVisualBounds(), x, y), DrawnLine.lacks(glyphs), glyphs.getFont());
            } else if (line.isFirst(glyphs) && !line.text().isBlank() && isSeen()) {
                add(line.text(), moved(line.ink(), x - line.offset(), y), line.isMissingLetters(), glyphs.getFont());
            }
        }

        @Override
        public void fillRect(int x, int y, int width, int height) {
            box(Kind.FILL, new Rectangle(x, y, width, height));
        }

        @Override
        public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
            box(Kind.FILL, new Rectangle(x, y, width, height));
        }

        @Override
        public void fill(Shape shape) {
            if (shape instanceof RectangularShape || shape instanceof Path2D) {
                box(Kind.FILL, shape.getBounds2D());
            }
        }

        @Override
        public void draw(Shape shape) {
            if (shape instanceof RoundRectangle2D || shape instanceof Path2D path && isClosed(path)) {
                box(Kind.EDGE, shape.getBounds2D());
            }
        }

        @Override
        public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
            if (image instanceof BufferedImage picture) {
                Rectangle solid = SOLID.computeIfAbsent(picture, Drawing::solid);
                if (!solid.isEmpty()) { // a tile; a shadow is solid nowhere, and the felt has no corners to leave out
                    Kind kind = picture.getTransparency() == Transparency.OPAQUE ? Kind.FILL : Kind.PICTURE;
                    box(kind, new Rectangle(x + solid.x, y + solid.y, solid.width, solid.height));
                }
            }
            return true;
        }

        private void add(String words, Rectangle2D ink, boolean missing, Font font) {
            AffineTransform transform = getTransform();
            Rectangle2D clip = getClip() == null
                    ? new Rectangle(0, 0, root.getWidth(), root.getHeight())
                    : transform.createTransformedShape(getClip()).getBounds2D();
            double size = font.getSize2D() * transform.getScaleY();
            texts.add(
                    new Text(words, transform.createTransformedShape(ink).getBounds2D(), clip, missing, size, order++));
        }

        private void box(Kind kind, Rectangle2D bounds) {
            if (!isSeen()) {
                return;
            }
            AffineTransform transform = getTransform();
            Rectangle2D at = transform.createTransformedShape(bounds).getBounds2D();
            if (getClip() != null) {
                at = at.createIntersection(
                        transform.createTransformedShape(getClip()).getBounds2D());
            }
            if (!at.isEmpty()) {
                boxes.add(new Box(kind, at, order++));
            }
        }

        private boolean isSeen() {
            double opacity = getPaint() instanceof Color color ? color.getAlpha() / 255.0 : 1;
            if (getComposite() instanceof AlphaComposite composite) {
                opacity *= composite.getAlpha();
            }
            return opacity > SEEN;
        }
    }

    private static Rectangle2D moved(Rectangle2D bounds, double x, double y) {
        return new Rectangle2D.Double(bounds.getX() + x, bounds.getY() + y, bounds.getWidth(), bounds.getHeight());
    }

    /** The part of a picture that hides what lies below, without the shadow around it; empty when there is none. */
    private static Rectangle solid(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int left = 0;
        while (left < width && picture.getRGB(left, height / 2) >>> 24 < 250) {
            left++;
        }
        int right = width;
        while (right > left && picture.getRGB(right - 1, height / 2) >>> 24 < 250) {
            right--;
        }
        int top = 0;
        while (top < height && picture.getRGB(width / 2, top) >>> 24 < 250) {
            top++;
        }
        int bottom = height;
        while (bottom > top && picture.getRGB(width / 2, bottom - 1) >>> 24 < 250) {
            bottom--;
        }
        return new Rectangle(left, top, right - left, bottom - top);
    }

    private static boolean isClosed(Path2D path) {
        PathIterator steps = path.getPathIterator(null);
        double[] at = new double[6];
        int last = PathIterator.SEG_MOVETO;
        while (!steps.isDone()) {
            last = steps.currentSegment(at);
            steps.next();
        }
        return last == PathIterator.SEG_CLOSE;
    }
}
