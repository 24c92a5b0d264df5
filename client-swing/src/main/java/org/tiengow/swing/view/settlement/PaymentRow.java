package org.tiengow.swing.view.settlement;

import java.awt.Graphics2D;
import org.tiengow.presentation.words.PaymentLine;
import org.tiengow.presentation.words.PaymentLine.Term;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Tone;

/** A row for a payment: who pays whom in words at the left, the arithmetic at the right. */
final class PaymentRow extends DrawnPart {
    private static final String TIMES = "×";
    private static final String EQUALS = "=";

    private static final int LEAST_HEIGHT = 36;

    private final PaymentLine line;

    PaymentRow(PaymentLine line, int height) {
        super(400, height, LEAST_HEIGHT, line.title() + (line.detail().isEmpty() ? "" : " · " + line.detail()));
        this.line = line;
    }

    @Override
    void draw(Graphics2D g, double w, double h) {
        Palette palette = Palette.current();
        double middle = h / 2;
        boolean alone = line.detail().isEmpty();
        Type.Weight weight = line.mine() ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
        double x = term(g, line.total(), w - Scale.of(6), middle);
        for (int i = line.terms().size() - 1; i >= 0; i--) {
            x = sign(g, i == line.terms().size() - 1 ? EQUALS : TIMES, x, middle);
            x = term(g, line.terms().get(i), x, middle);
        }
        double room = x - Scale.of(12);
        Lettering.within(line.title(), weight, Type.MAIN, Type.SMALL, room)
                .write(g, palette.text(), 0, middle - (alone ? 0 : Scale.of(10)));
        Lettering.within(line.detail(), Type.Weight.REGULAR, Type.SMALL, Type.LEAST, room)
                .write(g, palette.second(), 0, middle + Scale.of(10));
        g.setColor(palette.line());
        g.fillRect(0, (int) h - 1, (int) w, 1);
    }

    /** Draws a term with its right end at {@code right}, and returns its left end. */
    private static double term(Graphics2D g, Term term, double right, double middle) {
        Lettering figure = Lettering.of(term.figure(), Type.Weight.SEMIBOLD, Type.SECTION);
        Lettering words = Lettering.of(term.words(), Type.Weight.REGULAR, Type.LEAST + 0.5);
        double wide = Math.max(figure.width(), words.width());
        double centre = right - wide / 2;
        figure.writeCentred(g, Tone.TEXT.colour(), centre, middle - Scale.of(9));
        words.writeCentred(g, Tone.SECOND.colour(), centre, middle + Scale.of(12));
        return right - wide;
    }

    private static double sign(Graphics2D g, String sign, double right, double middle) {
        double gap = Scale.of(27);
        Lettering.of(sign, Type.Weight.REGULAR, Type.MAIN)
                .writeCentred(g, Tone.SECOND.colour(), right - gap / 2, middle - Scale.of(8));
        return right - gap;
    }
}
