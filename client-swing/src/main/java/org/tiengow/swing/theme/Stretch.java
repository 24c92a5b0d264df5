package org.tiengow.swing.theme;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/**
 * How an image with an even middle covers more than it has: its two ends stay, its middle is laid down again and again.
 * Nothing is interpolated, which would cost several times as much.
 *
 * <pre>
 *   kept   [ end | middle | end ]
 *   whole  [ end | middle | middle | mid | end ]
 * </pre>
 *
 * @param kept pixels the image has in this direction
 * @param whole pixels it covers, no fewer
 */
record Stretch(int kept, int whole) {
    /** Pixels of the part that is repeated. */
    static final int MIDDLE = 128;

    private int end() {
        return (kept - MIDDLE) / 2;
    }

    private int lastEnd() {
        return whole - kept + end() + MIDDLE;
    }

    /** The pixel of the image that is seen at a place. */
    private int source(int at) {
        if (kept == whole || at < end()) {
            return at;
        }
        return at < lastEnd() ? end() + (at - end()) % MIDDLE : at - (whole - kept);
    }

    /** Where the piece of the image that is seen at a place ends, at the latest at a limit. */
    private int next(int at, int limit) {
        if (kept == whole || at >= lastEnd()) {
            return limit;
        }
        int piece = at < end() ? end() : Math.min(lastEnd(), at + MIDDLE - (at - end()) % MIDDLE);
        return Math.min(limit, piece);
    }

    /** Draws what an image shows between two corners of what it covers; the upper left one of that is at 0, 0. */
    static void draw(
            Graphics2D g, BufferedImage image, Stretch across, Stretch down, int left, int top, int right, int foot) {
        for (int y = top; y < foot; y = down.next(y, foot)) {
            int height = down.next(y, foot) - y;
            int sourceY = down.source(y);
            for (int x = left; x < right; x = across.next(x, right)) {
                int width = across.next(x, right) - x;
                int sourceX = across.source(x);
                g.drawImage(
                        image, x, y, x + width, y + height, sourceX, sourceY, sourceX + width, sourceY + height, null);
            }
        }
    }
}
