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
 * Draws tiles from images, each made once for a look, a width in device pixels and what it shows.
 *
 * <p>Belongs to the thread that paints.
 */
public final class Tiles {
    /** How much larger each step of the sizes of moving tiles is: not to be seen, and few images. */
    private static final double STEP = 1.03;

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

    /** A gold edge around a row of tiles that took the trick, which is this wide. */
    public static void won(Graphics2D g, double x, double y, double tile, double wide) {
        double out = Scale.of(3.5);
        double high = height(tile) + 2 * out;
        Paint.edge(g, Palette.current().gold(), x - out, y - out, wide + 2 * out, high, Scale.of(7), Scale.of(2));
    }

    /** How far the shadow of a raised or moving tile reaches around it. */
    public static double reach(double width) {
        return width * 0.5;
    }

    /** Draws a tile face up, with its shadow; x and y are the upper left corner of the face. */
    public void face(Graphics2D g, TileKind kind, double x, double y, double width) {
        draw(g, State.RESTING, kind, null, x, y, width);
    }

    /** Draws a tile that is raised: its shadow is longer and softer. */
    public void raised(Graphics2D g, @Nullable TileKind kind, double x, double y, double width) {
        draw(g, State.RAISED, kind, null, x, y, width);
    }

    /**
     * Draws a tile that moves and grows or shrinks on its way: in one of a few sizes, so that it need not be made anew for
     * each frame.
     *
     * @param home the width at the end of the way
     */
    public void moving(Graphics2D g, @Nullable TileKind kind, double x, double y, double width, double home) {
        double near = near(g, width, home);
        draw(g, State.RAISED, kind, null, x + (width - near) / 2, y + (width - near) * Pips.HEIGHT / 2, near);
    }

    /** Draws a tile face up as shapes, without image and shadow: for paper. */
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

    /** Draws a beaten tile: under a veil of the felt's dark tone. */
    public void dimmed(Graphics2D g, TileKind kind, double x, double y, double width) {
        dimmed(g, kind, x, y, width, 1);
    }

    /** Draws a tile on its way to being beaten: 0 bright, 1 under the whole veil. */
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
     * Draws a tile between its sides: 1 is the face, −1 the back, 0 its edge alone.
     *
     * @param home the width at the end of the way
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

    /** Draws one pile of four slabs; the width is that of the pile. */
    void pile(Graphics2D g, double x, double y, double width) {
        draw(g, State.PILE, null, null, x, y, width);
    }

    /** The width of the nearest step to a width; near its end the end itself, so that nothing jumps there. */
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
        // On whole device pixels nothing is blurred, whatever the scale.
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

    /** Draws something with another opacity, 0 to 1. */
    public static void faded(Graphics2D g, double opacity, Runnable drawing) {
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.max(0, Math.min(1, opacity))));
        drawing.run();
        g.setComposite(before);
    }
}
