package org.tiengow.swing.pictures;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.concurrent.ConcurrentSkipListMap;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Type;

/** All pictures of one screen side by side, small, each with what it shows below it. Takes pictures from any thread. */
final class ContactSheet {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 250;
    private static final int GAP = 12;
    private static final int CAPTION = 22;

    private final String name;
    private final int columns;
    private final ConcurrentSkipListMap<Integer, Small> pictures = new ConcurrentSkipListMap<>();
    private int places;

    private record Small(String caption, BufferedImage image) {}

    /** A sheet for a screen, with so many pictures in a row. */
    ContactSheet(String name, int columns) {
        this.name = name;
        this.columns = columns;
    }

    /** The screen's name. */
    String name() {
        return name;
    }

    /** The place of the next picture; one thread asks. */
    int next() {
        return places++;
    }

    /** Puts a picture into its place. */
    void put(int place, String caption, BufferedImage image) {
        pictures.put(place, new Small(caption, shrunk(image)));
    }

    /** The sheet with all that was put on it. */
    BufferedImage image() {
        int rows = (pictures.size() + columns - 1) / columns;
        int width = columns * (WIDTH + GAP) + GAP;
        int height = rows * (HEIGHT + CAPTION + GAP) + GAP;
        return Canvas.draw(width, height, 1, g -> {
            g.setColor(Color.GRAY);
            g.fillRect(0, 0, width, height);
            pictures.forEach((place, small) -> {
                int x = GAP + place % columns * (WIDTH + GAP);
                int y = GAP + place / columns * (HEIGHT + CAPTION + GAP);
                int inset = (WIDTH - small.image().getWidth()) / 2;
                g.drawImage(small.image(), x + inset, y + HEIGHT - small.image().getHeight(), null);
                Lettering.of(small.caption(), Type.Weight.REGULAR, Type.LEAST)
                        .writeCentred(g, Color.WHITE, x + WIDTH / 2.0, y + HEIGHT + CAPTION * 0.7);
            });
        });
    }

    /** Halved until the next halving would be too small, then fitted: one step alone would drop thin lines. */
    private static BufferedImage shrunk(BufferedImage image) {
        BufferedImage now = image;
        while (now.getWidth() >= 2 * WIDTH) {
            now = scaled(now, now.getWidth() / 2, now.getHeight() / 2);
        }
        double fit = Math.min((double) WIDTH / now.getWidth(), (double) HEIGHT / now.getHeight());
        return scaled(now, (int) Math.round(now.getWidth() * fit), (int) Math.round(now.getHeight() * fit));
    }

    private static BufferedImage scaled(BufferedImage image, int width, int height) {
        BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Paint.smooth(small.createGraphics());
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(image, 0, 0, width, height, null);
        g.dispose();
        return small;
    }
}
