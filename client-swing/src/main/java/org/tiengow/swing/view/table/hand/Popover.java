package org.tiengow.swing.view.table.hand;

import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JComponent;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Shadow;

/** The ground of a card that lies over the felt, with room for its shadow around it. */
final class Popover {
    /** The room for the shadow, on every side. */
    static final int MARGIN = 24;

    private Popover() {}

    /** Paints the ground of a card that fills this component. */
    static void paint(Graphics graphics, JComponent card) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double m = Scale.of(MARGIN);
        double w = card.getWidth() - 2 * m;
        double h = card.getHeight() - 2 * m;
        Shadow.POPOVER.paint(g, m, m, w, h);
        Paint.fill(g, palette.raised(), m, m, w, h, Scale.of(16));
        Paint.edge(g, palette.line(), m, m, w, h, Scale.of(16), 1);
        g.dispose();
    }
}
