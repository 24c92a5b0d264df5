package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.Shape;
import javax.swing.JPanel;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;

/** A panel of felt: either up to its edges, or a table with rounded corners. */
public final class FeltPanel extends JPanel {
    private final Felt felt = Felt.plain();
    private final int radius;

    private FeltPanel(LayoutManager layout, int radius) {
        super(layout);
        this.radius = radius;
        setOpaque(radius == 0);
    }

    /** Creates a panel of felt up to its edges. */
    public static FeltPanel whole(LayoutManager layout) {
        return new FeltPanel(layout, 0);
    }

    /** Creates a table with rounded corners. */
    public static FeltPanel table(LayoutManager layout) {
        return new FeltPanel(layout, 20);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        double r = Scale.of(radius);
        if (radius > 0) {
            Shape outline = Paint.round(0, 0, getWidth(), getHeight(), r);
            g.setPaint(Felt.gradient(Palette.current(), 0, 0, getWidth(), getHeight()));
            g.fill(outline);
            Paint.edge(g, Palette.alpha(Color.WHITE, 0.16), 0, 0, getWidth(), getHeight(), r, Scale.of(1.5));
        } else {
            felt.paint(g, getWidth(), getHeight());
        }
        g.dispose();
    }
}
