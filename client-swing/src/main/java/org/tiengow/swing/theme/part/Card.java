package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import javax.swing.JPanel;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;

/** A panel with rounded corners and a hairline. As a row of a list it can be selected. */
public final class Card extends JPanel {
    private final int radius;
    private boolean dashed;
    private boolean selected;

    private Card(LayoutManager layout, int radius) {
        super(layout);
        this.radius = radius;
        setOpaque(false);
    }

    /** Creates a panel of a page. */
    public static Card panel(LayoutManager layout) {
        return new Card(layout, 16);
    }

    /** Creates a row of a list. */
    public static Card row(LayoutManager layout) {
        return new Card(layout, 12);
    }

    /** Creates a row that only informs, with a dashed edge and no fill. */
    public static Card hint(LayoutManager layout) {
        Card card = new Card(layout, 12);
        card.dashed = true;
        return card;
    }

    public void setSelected(boolean selected) {
        this.selected = selected;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double r = Scale.of(radius);
        if (dashed) {
            g.setColor(palette.control());
            g.setStroke(Paint.dashed(1, 4, 3));
            g.draw(Paint.round(0.5, 0.5, getWidth() - 1, getHeight() - 1, r));
        } else {
            Paint.fill(g, palette.surface(), 0, 0, getWidth(), getHeight(), r);
            Color edge = selected ? palette.focus() : palette.line();
            Paint.edge(g, edge, 0, 0, getWidth(), getHeight(), r, selected ? Scale.of(2) : 1);
        }
        g.dispose();
        super.paintComponent(graphics);
    }
}
