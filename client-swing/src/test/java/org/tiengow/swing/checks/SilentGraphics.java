package org.tiengow.swing.checks;

import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Map;

/** Graphics that keep a state as all do, and draw nothing. */
abstract class SilentGraphics extends Graphics2D {
    /** Keeps the state. */
    final Graphics2D state;

    SilentGraphics(Graphics2D state) {
        this.state = state;
    }

    @Override
    public Color getColor() {
        return state.getColor();
    }

    @Override
    public void setColor(Color color) {
        state.setColor(color);
    }

    @Override
    public void setPaintMode() {
        state.setPaintMode();
    }

    @Override
    public void setXORMode(Color color) {
        state.setXORMode(color);
    }

    @Override
    public Font getFont() {
        return state.getFont();
    }

    @Override
    public void setFont(Font font) {
        state.setFont(font);
    }

    @Override
    public FontMetrics getFontMetrics(Font font) {
        return state.getFontMetrics(font);
    }

    @Override
    public Rectangle getClipBounds() {
        return state.getClipBounds();
    }

    @Override
    public void clipRect(int x, int y, int width, int height) {
        state.clipRect(x, y, width, height);
    }

    @Override
    public void setClip(int x, int y, int width, int height) {
        state.setClip(x, y, width, height);
    }

    @Override
    public Shape getClip() {
        return state.getClip();
    }

    @Override
    public void setClip(Shape clip) {
        state.setClip(clip);
    }

    @Override
    public void clip(Shape shape) {
        state.clip(shape);
    }

    @Override
    public void translate(int x, int y) {
        state.translate(x, y);
    }

    @Override
    public void translate(double x, double y) {
        state.translate(x, y);
    }

    @Override
    public void rotate(double angle) {
        state.rotate(angle);
    }

    @Override
    public void rotate(double angle, double x, double y) {
        state.rotate(angle, x, y);
    }

    @Override
    public void scale(double x, double y) {
        state.scale(x, y);
    }

    @Override
    public void shear(double x, double y) {
        state.shear(x, y);
    }

    @Override
    public void transform(AffineTransform transform) {
        state.transform(transform);
    }

    @Override
    public void setTransform(AffineTransform transform) {
        state.setTransform(transform);
    }

    @Override
    public AffineTransform getTransform() {
        return state.getTransform();
    }

    @Override
    public Paint getPaint() {
        return state.getPaint();
    }

    @Override
    public void setPaint(Paint paint) {
        state.setPaint(paint);
    }

    @Override
    public Composite getComposite() {
        return state.getComposite();
    }

    @Override
    public void setComposite(Composite composite) {
        state.setComposite(composite);
    }

    @Override
    public Color getBackground() {
        return state.getBackground();
    }

    @Override
    public void setBackground(Color color) {
        state.setBackground(color);
    }

    @Override
    public Stroke getStroke() {
        return state.getStroke();
    }

    @Override
    public void setStroke(Stroke stroke) {
        state.setStroke(stroke);
    }

    @Override
    public FontRenderContext getFontRenderContext() {
        return state.getFontRenderContext();
    }

    @Override
    public GraphicsConfiguration getDeviceConfiguration() {
        return state.getDeviceConfiguration();
    }

    @Override
    public void setRenderingHint(RenderingHints.Key key, Object value) {
        state.setRenderingHint(key, value);
    }

    @Override
    public Object getRenderingHint(RenderingHints.Key key) {
        return state.getRenderingHint(key);
    }

    @Override
    public void setRenderingHints(Map<?, ?> hints) {
        state.setRenderingHints(hints);
    }

    @Override
    public void addRenderingHints(Map<?, ?> hints) {
        state.addRenderingHints(hints);
    }

    @Override
    public RenderingHints getRenderingHints() {
        return state.getRenderingHints();
    }

    @Override
    public boolean hit(Rectangle rectangle, Shape shape, boolean onStroke) {
        return state.hit(rectangle, shape, onStroke);
    }

    @Override
    public void dispose() {
        state.dispose();
    }

    @Override
    public void copyArea(int x, int y, int width, int height, int dx, int dy) {}

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {}

    @Override
    public void fillRect(int x, int y, int width, int height) {}

    @Override
    public void clearRect(int x, int y, int width, int height) {}

    @Override
    public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {}

    @Override
    public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {}

    @Override
    public void drawOval(int x, int y, int width, int height) {}

    @Override
    public void fillOval(int x, int y, int width, int height) {}

    @Override
    public void drawArc(int x, int y, int width, int height, int start, int arc) {}

    @Override
    public void fillArc(int x, int y, int width, int height, int start, int arc) {}

    @Override
    public void drawPolyline(int[] x, int[] y, int points) {}

    @Override
    public void drawPolygon(int[] x, int[] y, int points) {}

    @Override
    public void fillPolygon(int[] x, int[] y, int points) {}

    @Override
    public void draw(Shape shape) {}

    @Override
    public void fill(Shape shape) {}

    @Override
    public void drawString(String text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public void drawString(String text, float x, float y) {}

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
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {}

    @Override
    public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        return true;
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, ImageObserver observer) {
        return true;
    }

    @Override
    public boolean drawImage(Image image, int x, int y, Color color, ImageObserver observer) {
        return true;
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, Color color, ImageObserver observer) {
        return true;
    }

    @Override
    public boolean drawImage(
            Image image,
            int dx1,
            int dy1,
            int dx2,
            int dy2,
            int sx1,
            int sy1,
            int sx2,
            int sy2,
            ImageObserver observer) {
        return true;
    }

    @Override
    public boolean drawImage(
            Image image,
            int dx1,
            int dy1,
            int dx2,
            int dy2,
            int sx1,
            int sy1,
            int sx2,
            int sy2,
            Color color,
            ImageObserver observer) {
        return true;
    }

    @Override
    public boolean drawImage(Image image, AffineTransform transform, ImageObserver observer) {
        return true;
    }

    @Override
    public void drawImage(BufferedImage image, BufferedImageOp op, int x, int y) {}

    @Override
    public void drawRenderedImage(RenderedImage image, AffineTransform transform) {}

    @Override
    public void drawRenderableImage(RenderableImage image, AffineTransform transform) {}
}
