package org.tiengow.swing.pictures;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.swing.JComponent;
import org.tiengow.swing.theme.Paint;

/** Paints components into images, without a display. */
public final class Canvas {
    /** Of 0 to 1: the next to least compression, which is several times as fast as the usual one. */
    private static final float QUICK = 0.9f;

    private Canvas() {}

    /** The component at a size, painted with this many device pixels a pixel. */
    public static BufferedImage paint(JComponent component, int width, int height, int device) {
        layOut(component, width, height);
        return draw(width, height, device, component::printAll);
    }

    /** Gives the component a size, and all in it their places. */
    public static void layOut(JComponent component, int width, int height) {
        component.setSize(width, height);
        for (int pass = 0; pass < 3; pass++) { // a text that wraps learns its height in the first
            invalidate(component);
            layOut(component);
        }
    }

    /** An image of a size, drawn by hand. */
    public static BufferedImage draw(int width, int height, int device, Consumer<Graphics2D> drawing) {
        BufferedImage image = new BufferedImage(width * device, height * device, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Paint.smooth(image.createGraphics());
        g.scale(device, device);
        drawing.accept(g);
        g.dispose();
        return image;
    }

    /** Writes an image as PNG. */
    public static void write(BufferedImage image, Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
            ImageWriteParam quickly = writer.getDefaultWriteParam();
            quickly.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            quickly.setCompressionQuality(QUICK);
            try (OutputStream stream = Files.newOutputStream(file);
                    ImageOutputStream out = new MemoryCacheImageOutputStream(stream)) {
                writer.setOutput(out);
                writer.write(null, new IIOImage(image, null, null), quickly);
            } finally {
                writer.dispose();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void invalidate(Component component) {
        component.invalidate();
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                invalidate(child);
            }
        }
    }

    private static void layOut(Component component) {
        component.doLayout();
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                layOut(child);
            }
        }
    }
}
