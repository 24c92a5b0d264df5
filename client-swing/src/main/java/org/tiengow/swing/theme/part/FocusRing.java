package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import javax.swing.JComponent;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;

/** The indicator of keyboard focus: an edge of 2 pixels with a gap of 2, the same for all components. */
public final class FocusRing {
    /** Room for the ring on each side of the focused component, at scale 1. */
    public static final int ROOM = 4;

    /** MigLayout constraint that puts the room for the ring outside of the column, so that the edges of components align. */
    public static final String OUT = "pad 0 " + -ROOM + " 0 " + ROOM;

    /**
     * MigLayout constraint for the last component of a line: shifts it by the room for the ring, so that its visible edge ends the
     * line.
     */
    public static final String BESIDE = "pad 0 " + ROOM + " 0 " + ROOM;

    private FocusRing() {}

    /** Repaints a component whenever it gains or loses the focus. */
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

    /** Draws the ring around a rounded rectangle, in sky on felt and in the focus colour on panels. */
    public static void paint(Graphics2D g, double x, double y, double w, double h, double radius, boolean felt) {
        Palette palette = Palette.current();
        Color colour = felt ? palette.sky() : palette.focus();
        double out = Scale.px(ROOM); // rounded like the room around components, else it is clipped
        Paint.edge(g, colour, x - out, y - out, w + 2 * out, h + 2 * out, radius + out, Scale.of(2));
    }
}
