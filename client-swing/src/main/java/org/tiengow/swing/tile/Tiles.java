package org.tiengow.swing.tile;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.tile.TileImages.Key;
import org.tiengow.swing.tile.TileImages.Sprite;
import org.tiengow.swing.tile.TileImages.State;

/**
 * A painter of tiles from cached images, see {@link TileImages}.
 *
 * <p>Belongs to the painting thread.
 */
public final class Tiles {
    /** Ratio between two successive sizes of a moving tile: too small to be noticed, but large enough to need few images. */
    private static final double STEP = 1.03;

    private final TileLook look;

    /** Creates a painter for a look. */
    public Tiles(TileLook look) {
        this.look = look;
    }

    public TileLook look() {
        return look;
    }

    /** Returns the height of a tile of a width, its thickness included. */
    public static double height(double width) {
        return TilePainter.fullHeight(width);
    }

    /**
     * Draws the gold edge around the tiles that took the trick.
     *
     * @param tile the width of one tile
     * @param wide the width of the whole row
     */
    public static void won(Graphics2D g, double x, double y, double tile, double wide) {
        double out = Scale.of(3.5);
        double high = height(tile) + 2 * out;
        Paint.edge(g, Palette.current().gold(), x - out, y - out, wide + 2 * out, high, Scale.of(7), Scale.of(2));
    }

    /** Returns how far the shadow of a raised or moving tile reaches around it. */
    public static double reach(double width) {
        return width * 0.5;
    }

    /** Draws a tile face up, with its shadow; x and y are the upper left corner of the face. */
    public void face(Graphics2D g, TileKind kind, double x, double y, double width) {
        draw(g, State.RESTING, kind, null, x, y, width);
    }

    /** Draws a raised tile, whose shadow is longer and softer; null draws its back. */
    public void raised(Graphics2D g, @Nullable TileKind kind, double x, double y, double width) {
        draw(g, State.RAISED, kind, null, x, y, width);
    }

    /**
     * Draws a moving tile that grows or shrinks on its way. It is drawn in one of a few sizes, so that no frame needs a new image.
     *
     * @param kind null for the back
     * @param home the width at the end of the movement
     */
    public void moving(Graphics2D g, @Nullable TileKind kind, double x, double y, double width, double home) {
        double near = near(g, width, home);
        draw(g, State.RAISED, kind, null, x + (width - near) / 2, y + (width - near) * Pips.HEIGHT / 2, near);
    }

    /** Draws a tile face up as vector shapes, without image and shadow, for printing. */
    public static void onPaper(Graphics2D g, TileLook look, TileKind kind, double x, double y, double width) {
        Graphics2D moved = (Graphics2D) g.create();
        moved.translate(x, y);
        new TilePainter(moved, look, width).face(kind);
        moved.dispose();
    }

    /** Draws a tile face down. */
    public void back(Graphics2D g, double x, double y, double width) {
        draw(g, State.RESTING, null, null, x, y, width);
    }

    /** Draws a beaten tile under a veil of the felt's dark tone. */
    public void dimmed(Graphics2D g, TileKind kind, double x, double y, double width) {
        dimmed(g, kind, x, y, width, 1);
    }

    /**
     * Draws a tile that is being dimmed.
     *
     * @param share 0 for the bright tile, 1 for the whole veil
     */
    public void dimmed(Graphics2D g, TileKind kind, double x, double y, double width, double share) {
        if (share >= 1) {
            draw(g, State.DIMMED, kind, TileImages.veil(look, 1), x, y, width);
            return;
        }
        face(g, kind, x, y, width);
        if (share > 0) {
            g.setColor(TileImages.veil(look, share));
            g.fill(Paint.round(x, y, width, height(width), width * TilePainter.CORNER));
        }
    }

    /**
     * Draws a tile that is being turned over.
     *
     * @param side 1 for the face, −1 for the back, 0 for the edge alone
     * @param home the width at the end of the movement
     */
    public void turning(
            Graphics2D g, @Nullable TileKind kind, double side, double x, double y, double width, double home) {
        if (Math.abs(side) >= 1) {
            moving(g, side > 0 ? kind : null, x, y, width, home);
            return;
        }
        double near = near(g, width, home);
        Graphics2D narrow = (Graphics2D) g.create();
        narrow.translate(x + width / 2, y + (width - near) * Pips.HEIGHT / 2);
        narrow.scale(Math.max(0.02, Math.abs(side)), 1);
        draw(narrow, State.RAISED, side > 0 ? kind : null, null, -near / 2, 0, near);
        narrow.dispose();
    }

    /**
     * Draws one pile of four slabs.
     *
     * @param width that of the pile
     */
    void pile(Graphics2D g, double x, double y, double width) {
        draw(g, State.PILE, null, null, x, y, width);
    }

    /**
     * Rounds a width to the nearest step of the sizes of moving tiles. Close to the end it returns the final width, so that the tile
     * does not jump there.
     */
    private static double near(Graphics2D g, double width, double home) {
        if (Math.abs(width - home) < home * 0.025) {
            return home;
        }
        double device = Math.max(1, g.getTransform().getScaleY());
        double steps = Math.round(Math.log(width * device) / Math.log(STEP));
        return Math.max(1, Math.round(Math.pow(STEP, steps))) / device;
    }

    private void draw(
            Graphics2D g,
            State state,
            @Nullable TileKind face,
            @Nullable Color veil,
            double x,
            double y,
            double width) {
        AffineTransform before = g.getTransform();
        double device = Math.max(1, before.getScaleY());
        int pixels = Math.max(1, (int) Math.round(width * device));
        Sprite sprite = TileImages.of(new Key(look, pixels, face, state, veil));
        // Aligned to whole device pixels, images stay sharp at any scale.
        double dx = before.getTranslateX() + x * before.getScaleX();
        double dy = before.getTranslateY() + y * before.getScaleY();
        double scale = width * before.getScaleX() / pixels;
        if (Math.abs(scale - 1) < 0.03 && before.getScaleX() == before.getScaleY()) {
            g.setTransform(AffineTransform.getTranslateInstance(
                    Math.round(dx) - sprite.left(), Math.round(dy) - sprite.top()));
            sprite.draw(g);
        } else {
            g.setTransform(new AffineTransform(scale, 0, 0, width * before.getScaleY() / pixels, dx, dy));
            g.translate(-sprite.left(), -sprite.top());
            g.drawImage(sprite.image(), 0, 0, null);
        }
        g.setTransform(before);
    }

    /** Runs a drawing with an opacity from 0 to 1. */
    public static void faded(Graphics2D g, double opacity, Runnable drawing) {
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.max(0, Math.min(1, opacity))));
        drawing.run();
        g.setComposite(before);
    }
}
