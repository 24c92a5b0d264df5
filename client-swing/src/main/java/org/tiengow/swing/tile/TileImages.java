package org.tiengow.swing.tile;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Shadow;

/**
 * A cache of tile images, one for each look, width in device pixels and state. The least recently used images are dropped.
 *
 * <p>A tile and its shadow are one image. The shadow is cut out below the tile, because blending covered pixels costs as much as
 * blending visible ones. Belongs to the painting thread.
 */
final class TileImages {
    /** Largest number of cached pixels: about 96 MB at 4 bytes a pixel. A window of 3840 by 2160 needs about half of that. */
    private static final long KEPT = 24_000_000;

    /** Width in pixels of the rim along a tile's sides that may be translucent. */
    private static final int EDGE = 2;
    /** Smallest side in pixels for which an opaque centre pays: an image with one is drawn in five pieces. */
    private static final int LEAST_HEART = 24;

    private static final double OPACITY = 0.55;
    /** Visible reach of a blur, in multiples of its standard deviation. */
    private static final double SEEN = 2.6;

    private static final TileImages ALL = new TileImages();

    private final Map<Key, Sprite> images = new LinkedHashMap<>(64, 0.75f, true);
    private long pixels;

    private TileImages() {}

    /** The way in which a tile is drawn. */
    enum State {
        /** A tile without a shadow. */
        BARE,
        /** A lying tile with a short shadow. */
        RESTING,
        /** A raised or moving tile with a long, soft shadow. */
        RAISED,
        /** A lying tile under the veil of a beaten one. */
        DIMMED,
        /** A pile of four slabs. */
        PILE
    }

    /**
     * The key of a cached image.
     *
     * @param look of the tiles
     * @param width in device pixels
     * @param face null for the back
     * @param state the way in which the tile is drawn
     * @param veil the colour over a beaten tile; null for every other state
     */
    record Key(
            TileLook look,
            int width,
            @Nullable TileKind face,
            State state,
            @Nullable Color veil) {
        // Written out: the generated methods of a record take several milliseconds on their first call.
        @Override
        public int hashCode() {
            return Objects.hash(look, width, face, state, veil);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key
                    && width == key.width
                    && look == key.look
                    && face == key.face
                    && state == key.state
                    && Objects.equals(veil, key.veil);
        }
    }

    /**
     * A cached image and the position of its tile.
     *
     * @param left the left edge of the face in the image, in device pixels
     * @param top the upper edge of the face in the image, in device pixels
     * @param heart the centre of the image without an alpha channel, which is copied instead of blended; null if the tile is too small
     * @param heartLeft the left edge of the heart in the image, in device pixels
     * @param heartTop the upper edge of the heart in the image, in device pixels
     */
    record Sprite(
            BufferedImage image,
            int left,
            int top,
            @Nullable BufferedImage heart,
            int heartLeft,
            int heartTop) {
        private Sprite(BufferedImage image, int left, int top) {
            this(image, left, top, null, 0, 0);
        }

        /** Draws the image with its upper left corner at 0, 0. */
        void draw(Graphics2D g) {
            if (heart == null) {
                g.drawImage(image, 0, 0, null);
                return;
            }
            int right = heartLeft + heart.getWidth();
            int foot = heartTop + heart.getHeight();
            g.drawImage(heart, heartLeft, heartTop, null);
            part(g, 0, 0, image.getWidth(), heartTop);
            part(g, 0, heartTop, heartLeft, foot);
            part(g, right, heartTop, image.getWidth(), foot);
            part(g, 0, foot, image.getWidth(), image.getHeight());
        }

        private void part(Graphics2D g, int x, int y, int right, int foot) {
            g.drawImage(image, x, y, right, foot, x, y, right, foot, null);
        }

        /** Returns this sprite with an opaque heart copied from the centre of its tile; without one if the tile is too small. */
        private Sprite withHeart(int width) {
            int corner = (int) Math.ceil(width * TilePainter.CORNER) + EDGE;
            int wide = width - 2 * EDGE;
            int high = (int) Tiles.height(width) - 2 * corner;
            if (wide < LEAST_HEART || high < LEAST_HEART) {
                return this;
            }
            BufferedImage middle = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = middle.createGraphics();
            g.drawImage(image, -left - EDGE, -top - corner, null);
            g.dispose();
            return new Sprite(image, left, top, middle, left + EDGE, top + corner);
        }
    }

    /** Returns the image of a key and renders it if it is not cached. */
    static Sprite of(Key key) {
        return ALL.get(key);
    }

    private Sprite get(Key key) {
        Sprite sprite = images.get(key);
        if (sprite == null) {
            sprite = render(key);
            images.put(key, sprite);
            pixels += size(sprite);
            var eldest = images.values().iterator();
            while (pixels > KEPT && images.size() > 1) {
                pixels -= size(eldest.next());
                eldest.remove();
            }
        }
        return sprite;
    }

    private static long size(Sprite sprite) {
        BufferedImage heart = sprite.heart();
        return area(sprite.image()) + (heart == null ? 0 : area(heart));
    }

    private static long area(BufferedImage image) {
        return (long) image.getWidth() * image.getHeight();
    }

    private static Sprite render(Key key) {
        double w = key.width();
        return switch (key.state()) {
            case BARE -> bare(key);
            case RESTING -> shadowed(key, 0.07, 0.06);
            case RAISED -> shadowed(key, 0.16, 0.16);
            case DIMMED -> dimmed(key);
            case PILE -> new Sprite(Piles.render(key.look(), w), 0, 0);
        };
    }

    private static Sprite bare(Key key) {
        BufferedImage image = blank(key.width(), height(key));
        Graphics2D g = Paint.smooth(image.createGraphics());
        draw(g, key);
        g.dispose();
        return new Sprite(image, 0, 0);
    }

    /** Renders a tile with its shadow; blur and offset are in widths of the tile. Small tiles have no shadow. */
    private static Sprite shadowed(Key key, double blur, double offset) {
        double w = key.width();
        if (w < TilePainter.FLAT_UNDER) {
            return bare(key);
        }
        double deviation = w * blur * 0.7;
        int reach = (int) Math.ceil(deviation * SEEN);
        int down = (int) Math.round(w * offset);
        int above = Math.max(0, reach - down);
        double h = Tiles.height(w);
        BufferedImage image = blank(key.width() + 2 * reach, above + (int) Math.ceil(h) + down + reach);
        Graphics2D g = Paint.smooth(image.createGraphics());
        var cast = Paint.round(reach, above + down, w, h, w * TilePainter.CORNER);
        g.drawImage(Shadow.of(cast, image.getWidth(), image.getHeight(), deviation, OPACITY), 0, 0, null);
        g.translate(reach, above);
        g.setComposite(AlphaComposite.DstOut);
        g.setColor(Color.BLACK);
        g.fill(Paint.round(1, 1, w - 2, h - 2, w * TilePainter.CORNER));
        g.setComposite(AlphaComposite.SrcOver);
        draw(g, key);
        g.dispose();
        return new Sprite(image, reach, above).withHeart(key.width());
    }

    private static Sprite dimmed(Key key) {
        Sprite sprite = shadowed(key, 0.07, 0.06);
        Graphics2D g = Paint.smooth(sprite.image().createGraphics());
        g.translate(sprite.left(), sprite.top());
        g.setColor(key.veil());
        double w = key.width();
        g.fill(Paint.round(0, 0, w, Tiles.height(w), w * TilePainter.CORNER));
        g.dispose();
        return new Sprite(sprite.image(), sprite.left(), sprite.top()).withHeart(key.width());
    }

    private static void draw(Graphics2D g, Key key) {
        TilePainter painter = new TilePainter(g, key.look(), key.width());
        if (key.face() == null) {
            painter.back();
        } else {
            painter.face(key.face());
        }
    }

    private static int height(Key key) {
        return (int) Math.ceil(Tiles.height(key.width())) + 1;
    }

    private static BufferedImage blank(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    }

    /**
     * Returns the veil over a beaten tile.
     *
     * @param share the opacity reached so far, from 0 to 1
     */
    static Color veil(TileLook look, double share) {
        return Palette.alpha(Palette.current().feltEdge(), share * (look == TileLook.BLACK ? 0.48 : 0.44));
    }
}
