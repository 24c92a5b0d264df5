package org.tiengow.swing.tile;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Shadow;

/**
 * Draws tiles from images, each made once for a look, a width in device pixels and what it shows.
 *
 * <p>Belongs to the thread that paints.
 */
public final class Tiles {
    private static final int KEPT = 600;

    private static final Map<Key, BufferedImage> IMAGES = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, BufferedImage> eldest) {
            return size() > KEPT;
        }
    };

    private record Key(TileLook look, int width, @Nullable TileKind face, Kind kind) {}

    private enum Kind {
        TILE,
        SHADOW,
        RAISED_SHADOW,
        PILE
    }

    private final TileLook look;

    /** Draws in a look. */
    public Tiles(TileLook look) {
        this.look = look;
    }

    /** The look drawn. */
    public TileLook look() {
        return look;
    }

    /** The height of a tile of a width, its thickness included. */
    public static double height(double width) {
        return TilePainter.fullHeight(width);
    }

    /** Draws a tile face up, with its shadow; x and y are the upper left corner of the face. */
    public void face(Graphics2D g, TileKind kind, double x, double y, double width) {
        shadow(g, x, y, width, false);
        tile(g, kind, x, y, width);
    }

    /** Draws a tile that is raised or moves: its shadow is longer and softer. */
    public void raised(Graphics2D g, @Nullable TileKind kind, double x, double y, double width) {
        shadow(g, x, y, width, true);
        tile(g, kind, x, y, width);
    }

    /** Draws a tile face down. */
    public void back(Graphics2D g, double x, double y, double width) {
        shadow(g, x, y, width, false);
        tile(g, null, x, y, width);
    }

    /** Draws a beaten tile: under a veil of the felt's dark tone. */
    public void dimmed(Graphics2D g, TileKind kind, double x, double y, double width) {
        dimmed(g, kind, x, y, width, 1);
    }

    /** Draws a tile on its way to being beaten: 0 bright, 1 under the whole veil. */
    public void dimmed(Graphics2D g, TileKind kind, double x, double y, double width, double share) {
        face(g, kind, x, y, width);
        if (share > 0) {
            g.setColor(Palette.alpha(Palette.current().feltEdge(), share * (look == TileLook.BLACK ? 0.48 : 0.44)));
            double corner = 2 * width * TilePainter.CORNER;
            g.fill(new RoundRectangle2D.Double(x, y, width, height(width), corner, corner));
        }
    }

    /** Draws a tile between its sides: 1 is the face, −1 the back, 0 its edge alone. */
    public void turning(Graphics2D g, TileKind kind, double side, double x, double y, double width) {
        Graphics2D narrow = (Graphics2D) g.create();
        narrow.translate(x + width / 2, y);
        narrow.scale(Math.max(0.02, Math.abs(side)), 1);
        tile(narrow, side > 0 ? kind : null, -width / 2, 0, width);
        narrow.dispose();
    }

    private void shadow(Graphics2D g, double x, double y, double width, boolean raised) {
        if (width < TilePainter.FLAT_UNDER) {
            return;
        }
        double blur = width * (raised ? 0.16 : 0.07);
        double offset = width * (raised ? 0.16 : 0.06);
        double margin = 2 * blur;
        draw(g, raised ? Kind.RAISED_SHADOW : Kind.SHADOW, null, x - margin, y + offset - margin, width);
    }

    private void tile(Graphics2D g, @Nullable TileKind kind, double x, double y, double width) {
        draw(g, Kind.TILE, kind, x, y, width);
    }

    /** Draws one pile of four slabs; the width is that of the pile. */
    void pile(Graphics2D g, double x, double y, double width) {
        draw(g, Kind.PILE, null, x, y, width);
    }

    private void draw(Graphics2D g, Kind kind, @Nullable TileKind face, double x, double y, double width) {
        double device = Math.max(1, g.getTransform().getScaleY());
        Key key = new Key(look, (int) Math.round(width * device), face, kind);
        BufferedImage image = IMAGES.get(key);
        if (image == null) {
            image = render(key);
            IMAGES.put(key, image);
        }
        AffineTransform before = g.getTransform();
        // On whole device pixels nothing is blurred, whatever the scale.
        double dx = before.getTranslateX() + x * before.getScaleX();
        double dy = before.getTranslateY() + y * before.getScaleY();
        double scale = width * before.getScaleX() / key.width();
        if (Math.abs(scale - 1) < 0.03 && before.getScaleX() == before.getScaleY()) {
            g.setTransform(AffineTransform.getTranslateInstance(Math.round(dx), Math.round(dy)));
        } else {
            g.setTransform(new AffineTransform(scale, 0, 0, width * before.getScaleY() / key.width(), dx, dy));
        }
        g.drawImage(image, 0, 0, null);
        g.setTransform(before);
    }

    private static BufferedImage render(Key key) {
        double w = key.width();
        return switch (key.kind()) {
            case TILE -> renderTile(key, w);
            case SHADOW -> renderShadow(w, 0.07);
            case RAISED_SHADOW -> renderShadow(w, 0.16);
            case PILE -> Piles.render(key.look(), w);
        };
    }

    private static BufferedImage renderTile(Key key, double w) {
        BufferedImage image =
                new BufferedImage((int) Math.ceil(w), (int) Math.ceil(height(w)) + 1, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Paint.smooth(image.createGraphics());
        TilePainter painter = new TilePainter(g, key.look(), w);
        if (key.face() == null) {
            painter.back();
        } else {
            painter.face(key.face());
        }
        g.dispose();
        return image;
    }

    private static BufferedImage renderShadow(double w, double blur) {
        double margin = 2 * w * blur;
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(w + 2 * margin), (int) Math.ceil(height(w) + 2 * margin), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Paint.smooth(image.createGraphics());
        g.setColor(Color.BLACK);
        g.fill(Paint.round(margin, margin, w, height(w), w * TilePainter.CORNER));
        g.dispose();
        return Shadow.faded(Shadow.blurred(image, w * blur * 0.7), 0.55);
    }

    /** Draws something with another opacity, 0 to 1. */
    public static void faded(Graphics2D g, double opacity, Runnable drawing) {
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.max(0, Math.min(1, opacity))));
        drawing.run();
        g.setComposite(before);
    }
}
