package org.tiengow.swing.view.standings;

import java.awt.AlphaComposite;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import javax.swing.JPanel;
import org.tiengow.swing.theme.Scale;

/** A panel that can fade in while it rises to its place. Screen readers find its content at any time. */
class Appearing extends JPanel {
    private static final int RISE = 12;

    private double appeared = 1;

    Appearing(LayoutManager layout) {
        super(layout);
        setOpaque(false);
    }

    /** Shows the panel with a share of its opacity, 0 to 1. */
    final void appear(double share) {
        if (share != appeared) {
            appeared = share;
            repaint();
        }
    }

    final double appeared() {
        return appeared;
    }

    @Override
    public void paint(Graphics graphics) {
        if (appeared >= 1) {
            super.paint(graphics);
        } else if (appeared > 0) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) appeared));
            g.translate(0, (1 - appeared) * Scale.of(RISE));
            super.paint(g);
            g.dispose();
        }
    }
}
