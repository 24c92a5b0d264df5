package org.tiengow.swing.view.table.hand;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.TableScreen.Reason;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.view.table.layout.SeatPlace;
import org.tiengow.swing.view.table.layout.TableLayout;

/** The typeset sentence below the buttons, in one line or more, with room for a link after it. */
public final class ReasonLine {
    /** Smallest share of the usual size before the sentence takes a second line. */
    private static final double SMALLER = 0.85;

    /** The most lines at the usual size; more do not fit below the buttons. */
    private static final int MOST_LINES = 2;

    private final Reason reason;
    private final List<Lettering> lines;
    private final double size;
    private final double line;
    private final double x;
    private final double y;
    private final double w;
    private final double h;
    private final double link;

    /**
     * Typesets a sentence.
     *
     * @param link the width of the link after it; 0 for none
     */
    ReasonLine(Reason reason, TableLayout layout, int link) {
        this.reason = reason;
        this.link = link == 0 ? 0 : link + Scale.of(8);
        Rectangle room = SeatPlace.belowActs(layout);
        double most = room.width - Scale.of(48) - this.link;
        double whole =
                Lettering.of(reason.words(), Type.Weight.REGULAR, Type.SMALL).width();
        double fitting = whole > most && whole * SMALLER <= most ? Type.SMALL * most / whole : Type.SMALL;
        List<Lettering> set = Wrapping.wrap(reason.words(), Type.Weight.REGULAR, fitting, most + 1);
        if (set.size() > MOST_LINES) {
            fitting = Type.LEAST;
            set = Wrapping.wrap(reason.words(), Type.Weight.REGULAR, fitting, most + 1);
        }
        size = fitting;
        lines = set;
        double wide = lines.stream().mapToDouble(Lettering::width).max().orElse(0);
        line = Scale.of(lines.size() > 1 ? 15 : 17);
        h = lines.size() * line + Scale.of(7);
        w = wide + sign() + Scale.of(7) + 2 * pad() + this.link;
        x = Math.max(room.x, Math.min((layout.feltWidth() - w) / 2, room.getMaxX() - w));
        y = layout.isSpare()
                ? room.getMaxY() - h // replaces the line of the turn
                : Math.min(layout.reasonMiddle() - h / 2, room.getMaxY() - h - Scale.of(2));
    }

    /** Returns the bounds of the link. */
    Rectangle link(int height) {
        return new Rectangle(
                (int) Math.round(x + w - pad() - link + Scale.of(8)),
                (int) Math.round(y + (h - height) / 2),
                (int) Math.round(link - Scale.of(8)),
                height);
    }

    /**
     * Draws the sentence.
     *
     * @param about the button to which a notch points; null for none
     */
    public void paint(Graphics2D g, @Nullable Rectangle about) {
        Palette palette = Palette.current();
        Path2D shape = new Path2D.Double(Paint.round(x, y, w, h, Math.min(h / 2, Scale.of(12))));
        if (about != null && lines.size() == 1 && about.getCenterX() > x + h && about.getCenterX() < x + w - h) {
            shape.moveTo(about.getCenterX() - Scale.of(7), y);
            shape.lineTo(about.getCenterX(), y - Scale.of(6));
            shape.lineTo(about.getCenterX() + Scale.of(7), y);
            shape.closePath();
        }
        g.setColor(palette.reason());
        g.fill(shape);
        Symbol symbol = reason.fine() ? Symbol.TICK : Symbol.INFO;
        Paint.symbol(g, symbol, palette.feltText(), x + pad(), y + (h - sign()) / 2, sign());
        double middle = y + Scale.of(3.5) + line / 2;
        Lettering.write(g, lines, palette.feltText(), x + pad() + sign() + Scale.of(7), middle, line);
    }

    private static double sign() {
        return Scale.of(16);
    }

    private static double pad() {
        return Scale.of(12);
    }
}
