package org.tiengow.swing.theme;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

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
record Stretch(int kept, int whole) {
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
