package org.tiengow.swing.view.table.hand;

import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Shadow;

/** A card that lies over the felt, with room for its shadow around it. */
abstract class Popover extends JPanel {
    /** Room for the shadow on each side, at scale 1. */
    static final int MARGIN = 24;

    /** Creates a card with insets inside the room for its shadow, and with MigLayout constraints. */
    Popover(int top, int left, int bottom, int right, String options, String columns, String rows) {
        super(new MigLayout(
                "insets " + (MARGIN + top) + " " + (MARGIN + left) + " " + (MARGIN + bottom) + " " + (MARGIN + right)
                        + ", " + options,
                columns,
                rows));
        setOpaque(false);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double m = Scale.of(MARGIN);
        double w = getWidth() - 2 * m;
        double h = getHeight() - 2 * m;
        Shadow.POPOVER.paint(g, m, m, w, h);
        Paint.fill(g, palette.raised(), m, m, w, h, Scale.of(16));
        Paint.edge(g, palette.line(), m, m, w, h, Scale.of(16), 1);
        g.dispose();
    }
}
