package org.tiengow.swing.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShadowTest {
    private static final int OFFSET = 3;
    private static final int BLUR = 8;
    private static final int RADIUS = 16;
    private static final int MARGIN = 40;

    /** Words make a pill of any width, so whatever is kept for each would grow for as long as a match goes on. */
    @Test
    void shouldKeepOneImageForAllWidths() {
        Shadow shadow = new Shadow(OFFSET, BLUR, 0.3, RADIUS);
        for (int width = 200; width < 500; width++) {
            painted(shadow, width, 36, 1);
        }
        assertThat(shadow.kept()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"30, 36, 1", "130, 36, 1", "207, 36, 1", "777, 36, 1", "500, 400, 1", "333, 36, 2", "501, 303, 2"})
    void shouldLookLikeAShadowMadeForTheSize(int width, int height, int device) {
        BufferedImage now = painted(new Shadow(OFFSET, BLUR, 0.3, RADIUS), width, height, device);
        BufferedImage whole = whole(width, height, device);
        for (int y = 0; y < now.getHeight(); y++) {
            for (int x = 0; x < now.getWidth(); x++) {
                int apart = Math.abs(new Color(now.getRGB(x, y)).getRed() - new Color(whole.getRGB(x, y)).getRed());
                assertThat(apart).as("at %d, %d", x, y).isLessThanOrEqualTo(2);
            }
        }
    }

    private static BufferedImage painted(Shadow shadow, int width, int height, int device) {
        BufferedImage image = ground(width, height, device);
        Graphics2D g = image.createGraphics();
        g.scale(device, device);
        shadow.paint(g, MARGIN, MARGIN, width, height);
        cover(g, width, height);
        return image;
    }

    private static BufferedImage whole(int width, int height, int device) {
        BufferedImage image = ground(width, height, device);
        Graphics2D g = image.createGraphics();
        Shape cast = Paint.round(
                MARGIN * device, (MARGIN + OFFSET) * device, width * device, height * device, RADIUS * device);
        double deviation = BLUR * device / 2.0;
        g.drawImage(Shadow.of(cast, image.getWidth(), image.getHeight(), deviation, 0.3), 0, 0, null);
        g.scale(device, device);
        cover(g, width, height);
        return image;
    }

    /** What casts the shadow, with half circles at its ends, below which most of it is seen. */
    private static void cover(Graphics2D g, int width, int height) {
        g.setColor(Color.BLUE);
        g.fill(Paint.round(MARGIN, MARGIN, width, height, Math.min(width, height) / 2.0));
        g.dispose();
    }

    private static BufferedImage ground(int width, int height, int device) {
        BufferedImage image = new BufferedImage(
                (width + 2 * MARGIN) * device, (height + 2 * MARGIN) * device, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.dispose();
        return image;
    }
}
