package org.tiengow.swing.view;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;

/**
 * A renderer that draws one line of a list at a time.
 *
 * @param <T> the type of the values in the list
 */
public abstract class LineCell<T> extends JLabel implements ListCellRenderer<T> {
    private @Nullable T line;
    private int width;
    private boolean selected;
    private boolean focused;

    /** Returns the height of a line at scale 1. */
    protected abstract int height(T shown);

    /** Draws a line into the whole cell. */
    protected abstract void draw(Graphics2D g, Palette palette, T shown);

    /** Returns the accessible name of a line. */
    protected abstract String spoken(T shown);

    /** Draws the background and the edge of the chosen line, or the rule below any other. */
    protected final void drawGround(Graphics2D g, Palette palette, boolean chosen) {
        double w = getWidth();
        double h = getHeight();
        if (chosen) {
            double gap = Scale.of(2);
            Color edge = focused ? palette.focus() : palette.control();
            Paint.fill(g, palette.raised(), gap, gap, w - 2 * gap, h - 2 * gap, Scale.of(10));
            Paint.edge(g, edge, gap, gap, w - 2 * gap, h - 2 * gap, Scale.of(10), focused ? Scale.of(2) : 1);
        } else {
            g.setColor(palette.line());
            g.fillRect((int) Scale.of(16), (int) h - 1, (int) (w - Scale.of(32)), 1);
        }
    }

    /** Returns the width of the list in pixels. */
    protected final int width() {
        return width;
    }

    protected final boolean isSelected() {
        return selected;
    }

    /** Checks whether the line has the keyboard focus. */
    protected final boolean isFocused() {
        return focused;
    }

    @Override
    public final Component getListCellRendererComponent(
            JList<? extends T> list, T value, int index, boolean isSelected, boolean hasFocus) {
        line = value;
        width = list.getWidth();
        selected = isSelected;
        focused = hasFocus && list.isFocusOwner();
        getAccessibleContext().setAccessibleName(spoken(value));
        return this;
    }

    @Override
    public final Dimension getPreferredSize() {
        return new Dimension(10, line == null ? 10 : Scale.px(height(line)));
    }

    @Override
    protected final void paintComponent(Graphics graphics) {
        if (line != null) {
            Graphics2D g = Paint.smooth(graphics);
            draw(g, Palette.current(), line);
            g.dispose();
        }
    }
}
