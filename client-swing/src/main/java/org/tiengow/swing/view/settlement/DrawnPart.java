package org.tiengow.swing.view.settlement;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.AccessibleRole;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.SpokenPart;

/** A painted part of a sheet, with a preferred size and a least height at scale 1, and an accessible name. */
abstract class DrawnPart extends SpokenPart {
    private final int width;
    private final int height;
    private final int least;
    private final String spoken;

    DrawnPart(int width, int height, int least, String spoken) {
        super(AccessibleRole.LABEL);
        this.width = width;
        this.height = height;
        this.least = least;
        this.spoken = spoken;
    }

    /** Draws the part. */
    abstract void draw(Graphics2D g, double w, double h);

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scale.px(width), Scale.px(height));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Scale.px(60), Scale.px(least));
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
