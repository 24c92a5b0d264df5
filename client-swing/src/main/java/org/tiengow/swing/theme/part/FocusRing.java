package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import javax.swing.JComponent;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;

/** The sign of keyboard focus: an edge of 2 pixels with a gap of 2, the same for everything. */
public final class FocusRing {
    /** How much room it needs outside of what has the focus, at scale 1. */
    public static final int ROOM = 4;

    /** For MigLayout: the room lies outside of the column, so that edges stand below one another. */
    public static final String OUT = "pad 0 " + -ROOM + " 0 " + ROOM;

    /** For MigLayout: what stands at the right end of a line moves over by the room, so that its edge ends there. */
    public static final String BESIDE = "pad 0 " + ROOM + " 0 " + ROOM;

    private FocusRing() {}

    /** Has a part painted again whenever the focus comes to it or leaves it. */
    public static void follow(JComponent part) {
        part.addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent event) {
                part.repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                part.repaint();
            }
        });
    }

    /** Draws the ring around a rounded rectangle; on felt in sky, on panels in the focus colour. */
    public static void paint(Graphics2D g, double x, double y, double w, double h, double radius, boolean felt) {
        Palette palette = Palette.current();
        Color colour = felt ? palette.sky() : palette.focus();
        double out = Scale.px(ROOM); // as much as everybody leaves: a part of a pixel more would be cut
        Paint.edge(g, colour, x - out, y - out, w + 2 * out, h + 2 * out, radius + out, Scale.of(2));
    }
}
