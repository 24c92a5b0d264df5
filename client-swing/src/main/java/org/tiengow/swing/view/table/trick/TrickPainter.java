package org.tiengow.swing.view.table.trick;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.view.table.layout.Side;
import org.tiengow.swing.view.table.layout.TableLayout;
import org.tiengow.swing.view.table.layout.TrickLayout;

/** A painter of the gold frame of a trick, and of the caption below each play. */
final class TrickPainter {
    /** Diameter of the disc in the colour of the play's owner. */
    private static final int DOT = 8;
    /** Distance of the line below the name of the set to beat from that name. */
    private static final int DETAIL = 20;

    private final TableLayout layout;

    TrickPainter(TableLayout layout) {
        this.layout = layout;
    }

    /** Returns the area for the captions of a play. */
    Rectangle captionsOf(TrickLayout.Placed placed) {
        return new Rectangle(
                (int) (placed.caption() - placed.room() / 2) - Scale.px(4),
                (int) placed.captionTop() - Scale.px(4),
                (int) placed.room() + Scale.px(8),
                Scale.px(66));
    }

    /**
     * Draws a line that says whose play it is and what happened to it. It is shortened to the owner, and left out if even that has no
     * room.
     */
    void captions(Graphics2D g, TrickLayout at, TrickLayout.Placed placed) {
        if (layout.isSpare()) {
            return; // the line of the turn names the set to beat, and the log has the other plays
        }
        Palette palette = Palette.current();
        TablePlay play = placed.play();
        if (play.state() == PlayState.BEST) {
            best(g, at, placed);
            return;
        }
        double dot = Scale.of(DOT);
        Lettering words = captionOf(at, placed);
        double wide = words.width() + 2 * dot;
        double middle = placed.captionTop() + Scale.of(10);
        if (wide > placed.room() + 2 * dot || middle + Scale.of(7) > lowest(at, placed, wide)) {
            return; // the log says it, too
        }
        double left = placed.caption() - wide / 2;
        g.setColor(palette.seats().get(play.colour()));
        g.fill(new Ellipse2D.Double(left, middle - dot / 2, dot, dot));
        words.write(g, palette.feltText(), left + 2 * dot, middle);
    }

    private static Lettering captionOf(TrickLayout at, TrickLayout.Placed placed) {
        double room = placed.room() - 2 * Scale.of(DOT);
        Lettering words = at.ownedBy(placed.play().title());
        return words.width() <= room
                ? words
                : Lettering.within(placed.play().who(), Type.Weight.REGULAR, Type.CAPTION, Type.LEAST, room);
    }

    /** Returns the width for the line below the name of the set to beat: what the captions beside it leave. */
    private static double roomOfDetail(TrickLayout at, TrickLayout.Placed best) {
        double room = at.roomOfBest();
        double middle = best.captionTop() + Scale.of(13 + DETAIL);
        for (TrickLayout.Placed other : at.all()) {
            boolean beside = Math.abs(other.captionTop() + Scale.of(10) - middle) < Scale.of(16);
            if (other != best && beside) {
                double half = captionOf(at, other).width() / 2 + Scale.of(2 * DOT);
                room = Math.min(room, 2 * (Math.abs(other.caption() - best.caption()) - half));
            }
        }
        return room;
    }

    private void best(Graphics2D g, TrickLayout at, TrickLayout.Placed placed) {
        Palette palette = Palette.current();
        TablePlay play = placed.play();
        double middle = placed.captionTop() + Scale.of(13);
        at.nameOf(play).writeCentred(g, palette.feltText(), placed.caption(), middle);
        if (!layout.isCompact()) {
            Lettering.within(
                            play.detail(),
                            play.who(),
                            Type.Weight.REGULAR,
                            Type.SMALL,
                            Type.LEAST,
                            roomOfDetail(at, placed))
                    .writeCentred(g, palette.feltSecond(), placed.caption(), middle + Scale.of(DETAIL));
        }
    }

    /**
     * Returns the lower limit of the captions of a play. It is the line of the turn, or the name of the set if that reaches into the
     * caption.
     */
    private double lowest(TrickLayout at, TrickLayout.Placed placed, double wide) {
        for (TrickLayout.Placed other : at.all()) {
            double apart = Math.abs(other.caption() - placed.caption());
            if (other.play().state() == PlayState.BEST
                    && apart < (at.nameOf(other.play()).width() + wide) / 2 + Scale.of(4)) {
                return Math.min(layout.turnTop(), other.captionTop() + Scale.of(5));
            }
        }
        return layout.turnTop();
    }

    /**
     * Draws the gold frame. Its point shows who owns the set in it, or who must lead.
     *
     * @param owner the side of the owner of the set, or of the leader; null for no point
     */
    void frame(Graphics2D g, TableTrick trick, TrickLayout at, @Nullable Side owner) {
        boolean empty = trick.plays().stream().noneMatch(play -> play.state() == PlayState.BEST);
        if (empty && trick.empty().isEmpty()) {
            return;
        }
        Palette palette = Palette.current();
        Rectangle frame = at.frame();
        Path2D outline = outline(frame, owner);
        // Spectators have no seat of their own: then the seat at the bottom belongs to another player.
        boolean now = !empty || owner == Side.SELF && layout.displaySide(Side.SELF) == Side.SELF;
        g.setColor(now ? palette.gold() : Palette.alpha(palette.feltText(), 0.35));
        g.setStroke(
                empty
                        ? Paint.dashed(Scale.of(2), Scale.of(7), Scale.of(5))
                        : new BasicStroke(Scale.of(2.4), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(outline);
        if (empty && !layout.isSpare()) {
            double middle = frame.getMaxY() + Scale.of(owner == Side.SELF ? 27 : 19);
            Lettering.within(trick.empty(), Type.Weight.SEMIBOLD, Type.SET, Type.BODY, at.roomOfBest())
                    .writeCentred(g, palette.feltText(), frame.getCenterX(), middle);
        }
    }

    /** Returns the area of the frame, with its point and the words below an empty one. */
    Rectangle reachOf(TrickLayout at) {
        Rectangle all = new Rectangle(at.frame());
        all.grow(Scale.px(16), Scale.px(40));
        all.add(new Rectangle(layout.feltWidth() / 4, all.y, layout.feltWidth() / 2, all.height));
        return all;
    }

    private static Path2D outline(Rectangle r, @Nullable Side side) {
        double radius = Math.min(Scale.of(15), r.width / 4.0);
        double point = Scale.of(12);
        Path2D path = new Path2D.Double(Paint.round(r.x, r.y, r.width, r.height, radius));
        if (side == null) {
            return path;
        }
        Path2D tip = new Path2D.Double();
        switch (side) {
            case OPPOSITE -> triangle(tip, r.getCenterX(), r.y, point, 0, -point);
            case SELF -> triangle(tip, r.getCenterX(), r.getMaxY(), point, 0, point);
            case LEFT -> triangle(tip, r.x, r.getCenterY(), point, -point, 0);
            case RIGHT -> triangle(tip, r.getMaxX(), r.getCenterY(), point, point, 0);
        }
        Area both = new Area(path);
        both.add(new Area(tip));
        return new Path2D.Double(both);
    }

    private static void triangle(Path2D path, double x, double y, double half, double dx, double dy) {
        boolean upright = dx == 0;
        path.moveTo(x - (upright ? half : dx * 0.1), y - (upright ? dy * 0.1 : half));
        path.lineTo(x + dx, y + dy);
        path.lineTo(x + (upright ? half : -dx * 0.1), y + (upright ? -dy * 0.1 : half));
        path.closePath();
    }
}
