package org.tiengow.swing.theme.part;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.FacePicture;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.ReactionPicture;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Shadow;
import org.tiengow.swing.theme.Type;

/**
 * A seat's plate on felt: a disc with an initial, a name, a caption below it, and the marks of the seat's state.
 *
 * @param colour the seat's colour, 0 to 7
 * @param name beside the disc
 * @param initial on the disc
 * @param face on the disc instead of the initial; null shows the initial
 * @param note after the name; empty for none
 * @param sign the icon before the note, or before the caption if there is no note; a moon lies on the disc; null for none
 * @param standIn whether a robot marks the disc
 * @param caption below the name
 * @param figure after the caption, in bold; empty for none
 * @param edge the state that its edge shows
 * @param ring the share of the time that is left, 0 to 1; negative without a ring
 * @param clock the time left in digits; empty for none
 * @param urgent whether the clock is larger
 */
public record Plate(
        int colour,
        String name,
        String initial,
        @Nullable SeatFace face,
        String note,
        @Nullable Symbol sign,
        boolean standIn,
        String caption,
        String figure,
        Edge edge,
        double ring,
        String clock,
        boolean urgent) {
    /** Share of the plate's height that the picture of a reaction takes. */
    private static final double PICTURE = 0.76;

    /** The state that the edge of a plate shows. */
    public enum Edge {
        /** No particular state. */
        PLAIN,
        /** The seat must act. */
        NOW,
        /** The connection is lost. */
        LOST,
        /** The seat is ready, with a tick. */
        READY
    }

    /** Creates a plate without time and notes. */
    public static Plate of(int colour, String name, String initial, @Nullable Symbol sign, String caption, Edge edge) {
        return new Plate(colour, name, initial, null, "", sign, false, caption, "", edge, -1, "", false);
    }

    /** Returns a copy with a face on its disc; null shows the initial. */
    public Plate with(@Nullable SeatFace other) {
        return new Plate(colour, name, initial, other, note, sign, standIn, caption, figure, edge, ring, clock, urgent);
    }

    public void paint(Graphics2D g, double x, double y, double w, double h) {
        Palette palette = Palette.current();
        double radius = Scale.of(12);
        Shadow.PLATE.paint(g, x, y, w, h);
        Paint.fill(g, palette.plate(), x, y, w, h, radius);
        paintEdge(g, palette, x, y, w, h, radius);
        double disc = h * 0.64;
        double centre = x + Scale.of(11) + disc / 2;
        double middle = y + h / 2;
        paintDisc(g, palette, centre, middle, disc);
        double left = centre + disc / 2 + Scale.of(10);
        double names = y + h * 0.33;
        double captions = y + h * 0.66;
        double end = x + w - Scale.of(12);
        if (edge == Edge.READY) {
            end -= Scale.of(30);
        }
        Lettering time = Lettering.of(clock, Type.Weight.SEMIBOLD, urgent ? 20 : 16);
        if (!clock.isEmpty()) {
            end -= time.width() + Scale.of(7);
        }
        paintName(g, palette, left, names, end);
        paintCaption(g, palette, left, captions, end);
        if (edge == Edge.READY) {
            double r = Scale.of(11.5);
            double cx = x + w - Scale.of(13) - r;
            Paint.disc(g, palette.plus(), cx, middle, r);
            Paint.symbol(g, Symbol.TICK, palette.plate(), cx - r * 0.7, middle - r * 0.7, 1.4 * r);
        }
        if (!clock.isEmpty()) {
            time.writeRight(g, palette.goldText(), x + w - Scale.of(13), middle);
        }
    }

    /**
     * Draws the bubble of a seat. It covers the words of the plate beside the disc, and nothing else on the felt.
     *
     * @param reaction the reaction; a picture takes the place of its words
     * @param alpha its opacity, 0 to 1
     */
    public void paintBubble(
            Graphics2D graphics, Reaction reaction, String words, float alpha, double x, double y, double w, double h) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, alpha));
        Palette palette = Palette.current();
        double disc = h * 0.64;
        double left = x + Scale.of(11) + disc + Scale.of(9);
        double end = x + w - Scale.of(8);
        if (!clock.isEmpty()) {
            end -= Lettering.of(clock, Type.Weight.SEMIBOLD, urgent ? 20 : 16).width() + Scale.of(9);
        }
        double high = h * (reaction.isPicture() ? 0.86 : 0.68);
        double top = y + (h - high) / 2;
        double middle = y + h / 2;
        Paint.fill(
                g, palette.plate(), left - Scale.of(3), y + Scale.of(3), end - left + Scale.of(5), h - Scale.of(6), 0);
        Path2D tail = new Path2D.Double();
        tail.moveTo(left + 1, middle - Scale.of(6));
        tail.lineTo(left - Scale.of(6), middle);
        tail.lineTo(left + 1, middle + Scale.of(6));
        tail.closePath();
        g.setColor(palette.plateText());
        g.fill(tail);
        Paint.fill(g, palette.plateText(), left, top, end - left, high, Scale.of(12));
        if (reaction.isPicture()) {
            double side = h * PICTURE;
            ReactionPicture.paint(g, reaction, (left + end - side) / 2, middle - side / 2, side);
        } else {
            Lettering line =
                    Lettering.within(words, Type.Weight.SEMIBOLD, Type.BODY, Type.LEAST, end - left - Scale.of(16));
            line.writeCentred(g, palette.plate(), (left + end) / 2, middle);
        }
        g.dispose();
    }

    private void paintEdge(Graphics2D g, Palette palette, double x, double y, double w, double h, double radius) {
        switch (edge) {
            case PLAIN, READY -> Paint.edge(g, palette.plateEdge(), x, y, w, h, radius, 1);
            case NOW -> Paint.edge(g, palette.gold(), x, y, w, h, radius, Scale.of(2));
            case LOST -> {
                g.setColor(palette.plateSecond());
                g.setStroke(Paint.dashed(Scale.of(1.6), Scale.of(5), Scale.of(4)));
                double inset = Scale.of(1);
                g.draw(Paint.round(x + inset, y + inset, w - 2 * inset, h - 2 * inset, radius - inset));
            }
        }
    }

    private void paintDisc(Graphics2D g, Palette palette, double centre, double middle, double disc) {
        double r = disc / 2;
        if (ring >= 0) {
            double track = r + Scale.of(2.2);
            g.setStroke(new BasicStroke(Scale.of(3.2), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
            g.setColor(palette.ringTrack());
            g.draw(new Ellipse2D.Double(centre - track, middle - track, 2 * track, 2 * track));
            g.setColor(palette.timeRing());
            g.draw(new Arc2D.Double(centre - track, middle - track, 2 * track, 2 * track, 90, -360 * ring, Arc2D.OPEN));
            r -= Scale.of(1.5);
        }
        Graphics2D faded = (Graphics2D) g.create();
        if (edge == Edge.LOST) {
            faded.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.5f));
        }
        disc(faded, colour, sign == Symbol.MOON ? "" : initial, sign == Symbol.MOON ? null : face, centre, middle, r);
        if (sign == Symbol.MOON) {
            Paint.symbol(faded, Symbol.MOON, INITIAL, centre - r * 0.6, middle - r * 0.6, 1.2 * r);
        }
        faded.dispose();
        if (standIn) {
            double badge = Scale.of(9);
            double bx = centre + r * 0.78;
            double by = middle + r * 0.78;
            Paint.disc(g, palette.raised(), bx, by, badge);
            Paint.symbol(g, Symbol.ROBOT, palette.text(), bx - Scale.of(6.5), by - Scale.of(6.8), Scale.of(13));
        }
    }

    /** Draws a seat's disc with its face, or with its initial if the face is null. */
    public static void disc(
            Graphics2D g,
            int colour,
            String initial,
            @Nullable SeatFace face,
            double centre,
            double middle,
            double radius) {
        Color fill = Palette.current().seats().get(colour);
        Paint.disc(g, fill, centre, middle, radius);
        if (face != null) {
            FacePicture.paint(g, face, INITIAL, fill, centre, middle, radius);
            return;
        }
        double size = radius * 0.92 / Scale.of(1);
        Lettering.of(initial, Type.Weight.SEMIBOLD, size).writeCentred(g, INITIAL, centre, middle);
    }

    private void paintName(Graphics2D g, Palette palette, double left, double middle, double end) {
        Symbol icon = sign == Symbol.MOON ? null : sign;
        Lettering words = Lettering.of(note, Type.Weight.REGULAR, Type.LEAST);
        double beside = note.isEmpty() ? 0 : Scale.of(icon == null ? 7 : 7 + 17) + words.width();
        // The name becomes smaller to leave room for the note. Next to a name that is too long for that, the note is
        // reduced to its icon.
        boolean both = Lettering.of(name, Type.Weight.SEMIBOLD, Type.LEAST).width() + beside <= end - left;
        double room = both ? end - left - beside : end - left;
        Lettering line = Lettering.within(name, Type.Weight.SEMIBOLD, Type.BODY + 0.5, Type.LEAST, room);
        line.write(g, palette.plateText(), left, middle);
        double x = left + line.width() + Scale.of(7);
        if (icon != null && !note.isEmpty() && x + Scale.of(13) <= end) {
            Paint.symbol(g, icon, palette.plateSecond(), x, middle - Scale.of(6.5), Scale.of(13));
            x += Scale.of(17);
        }
        if (both) {
            words.write(g, palette.plateSecond(), x, middle);
        }
    }

    private void paintCaption(Graphics2D g, Palette palette, double left, double middle, double end) {
        double x = left;
        if (sign != null && sign != Symbol.MOON && note.isEmpty()) {
            Paint.symbol(g, sign, palette.plateSecond(), x, middle - Scale.of(6.5), Scale.of(13));
            x += Scale.of(18);
        }
        Color tone = edge == Edge.READY ? palette.plus() : palette.plateSecond();
        Lettering counted = Lettering.of(figure, Type.Weight.SEMIBOLD, Type.CAPTION);
        double room = end - x - (figure.isEmpty() ? 0 : Scale.of(4) + counted.width());
        Lettering words = Lettering.within(caption, Type.Weight.REGULAR, Type.CAPTION, Type.LEAST - 1, room);
        words.write(g, tone, x, middle);
        counted.write(g, palette.plateText(), x + words.width() + Scale.of(4), middle);
    }

    private static final Color INITIAL = new Color(0x1A1508);
}
