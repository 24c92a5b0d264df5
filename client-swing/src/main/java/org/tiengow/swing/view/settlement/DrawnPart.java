package org.tiengow.swing.view.settlement;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.AccessibleRole;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.SpokenPart;

/** A drawn piece of the sheet with a fixed size at scale 1 and a name for a screen reader. */
abstract class DrawnPart extends SpokenPart {
    private final int width;
    private final int height;
    private final String spoken;

    DrawnPart(int width, int height, String spoken) {
        super(AccessibleRole.LABEL);
        this.width = width;
        this.height = height;
        this.spoken = spoken;
    }

    /** Draws the piece into its bounds. */
    abstract void draw(Graphics2D g, double w, double h);

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scale.px(width), Scale.px(height));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Scale.px(60), Scale.px(height));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        draw(g, getWidth(), getHeight());
        g.dispose();
    }

    @Override
    protected String spoken() {
        return spoken;
    }
}
