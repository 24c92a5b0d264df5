package org.tiengow.swing.tile;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;

/**
 * A painter of stacks as piles of four slabs each. A pile is seen a little from above, so that its top slab shows its back.
 *
 * <p>A pile is usually {@link #WIDTH} of a hand tile wide; several piles lie side by side.
 */
public final class Piles {
    /** Width of a pile, in widths of a hand tile. */
    public static final double WIDTH = 0.55;

    /** Height of a pile, in widths of the pile. */
    public static final double HEIGHT = 1.07;

    /** Height of the placeholder for no stack, in widths of a pile. */
    public static final double PLACE_HEIGHT = 0.52;

    private static final double TOP = 0.41;
    private static final double SLAB = 0.165;
    private static final double GAP = 0.06;

    private final Tiles tiles;

    /** Creates a painter of piles of these tiles. */
    public Piles(Tiles tiles) {
        this.tiles = tiles;
    }

    /** Returns the width that a number of piles take. Piles overlap if they would be wider than the room. */
    public static double width(int stacks, double pile, double room) {
        return pile + (Math.max(stacks, 1) - 1) * step(stacks, pile, room);
    }

    /** Draws piles side by side from the left; they overlap if the room is too small. */
    public void paint(Graphics2D g, int stacks, double x, double y, double pile, double room) {
        for (int i = 0; i < stacks; i++) {
            tiles.pile(g, x + i * step(stacks, pile, room), y, pile);
        }
    }

    /** Draws the dashed placeholder of a seat without a stack. Its height is {@link #PLACE_HEIGHT} of its width. */
    public static void place(Graphics2D g, double x, double y, double pile) {
        g.setColor(Palette.alpha(Palette.current().feltText(), 0.3));
        g.setStroke(Paint.dashed(Math.max(1, Scale.of(1)), 3, 2.5));
        g.draw(Paint.round(x + 0.5, y + 0.5, pile - 1, pile * PLACE_HEIGHT - 1, pile * 0.08));
    }

    private static double step(int stacks, double pile, double room) {
        double wide = pile * (1 + GAP);
        return stacks < 2 ? wide : Math.min(wide, (room - pile) / (stacks - 1));
    }

    /** Renders a pile of a width in device pixels. The image has a margin at the right and below for the shadow. */
    static BufferedImage render(TileLook look, double w) {
        double margin = Math.ceil(w * 0.12);
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(w + margin), (int) Math.ceil(w * HEIGHT + margin), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Paint.smooth(image.createGraphics());
        TileLook.Colours colours = look.colours();
        double radius = w * 0.075;
        double top = w * TOP;
        for (int soft = 4; soft > 0; soft--) { // a soft shadow at the foot, cheaper than a blurred image of each size
            Paint.fill(g, new Color(0, 0, 0, 26), 0, top + soft * w * 0.02, w, w * (HEIGHT - TOP), radius * 1.5);
        }
        Color side = look == TileLook.BLACK ? new Color(0x3B3634) : colours.faceDark();
        Color line = look == TileLook.BLACK ? colours.sideLower() : new Color(0xC7B489);
        for (int slab = 3; slab >= 0; slab--) {
            double y = top + slab * w * SLAB;
            Paint.fill(g, line, 0, y - w * 0.1, w, w * (SLAB + 0.1), radius);
            Paint.fill(g, side, 0, y - w * 0.1, w, w * (SLAB + 0.1) - w * 0.055, radius);
        }
        g.setPaint(new GradientPaint(0, 0, colours.backLight(), (float) w, (float) top, colours.backDark()));
        g.fill(Paint.round(0, 0, w, top, radius));
        double inset = w * 0.085;
        g.setColor(colours.backFrame());
        g.setStroke(new BasicStroke((float) Math.max(0.7, w * 0.026)));
        g.draw(Paint.round(inset, inset * 0.85, w - 2 * inset, top - 1.7 * inset, w * 0.05));
        double edge = Math.max(0.8, w * 0.024);
        Paint.edge(g, Palette.alpha(Color.WHITE, 0.22), 0, 0, w, top, radius, edge);
        g.dispose();
        return image;
    }
}
