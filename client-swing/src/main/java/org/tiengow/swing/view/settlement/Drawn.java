package org.tiengow.swing.view.settlement;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;

/** A drawn piece of the sheet with a fixed size at scale 1 and a name for a screen reader. */
abstract class Drawn extends JComponent implements Accessible {
    private final int width;
    private final int height;
    private final String spoken;

    Drawn(int width, int height, String spoken) {
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
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public String getAccessibleName() {
                    return spoken;
                }

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
