package org.tiengow.swing.view;

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
 * Draws one line of a list after the other.
 *
 * @param <T> what a line shows
 */
public abstract class LineCell<T> extends JLabel implements ListCellRenderer<T> {
    private @Nullable T line;
    private int width;
    private boolean selected;
    private boolean focused;

    /** How high a line is, at scale 1. */
    protected abstract int height(T shown);

    /** Draws a line into the whole cell. */
    protected abstract void draw(Graphics2D g, Palette palette, T shown);

    /** What a screen reader says of a line. */
    protected abstract String spoken(T shown);

    /** The width of the list. */
    protected final int width() {
        return width;
    }

    /** Whether the line is selected. */
    protected final boolean isSelected() {
        return selected;
    }

    /** Whether the keyboard is at the line. */
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
