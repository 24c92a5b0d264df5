package org.tiengow.swing.view;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import org.tiengow.swing.theme.Scale;

/**
 * Things one after the other, each in the middle of its line, in as many lines as they need; it asks for the height that its
 * width needs.
 */
public final class Flow extends JPanel {
    private final int gap;
    private final int usualWidth;
    private int left = Integer.MAX_VALUE;

    /** An empty line with a gap between things and lines, made for a width, both at scale 1. */
    public Flow(int gap, int usualWidth) {
        super(null);
        this.gap = gap;
        this.usualWidth = usualWidth;
        setOpaque(false);
    }

    /** Keeps this many things at the left end and the others at the right one, while all fit in a line. */
    public void keepLeft(int count) {
        left = count;
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        return run(getWidth() > 0 ? getWidth() : Scale.px(usualWidth), false);
    }

    @Override
    public Dimension getMinimumSize() {
        int widest = 0;
        for (Component component : getComponents()) {
            widest = Math.max(widest, component.isVisible() ? component.getMinimumSize().width : 0);
        }
        return new Dimension(widest, getPreferredSize().height);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean otherWidth = width != getWidth();
        super.setBounds(x, y, width, height);
        if (otherWidth && getPreferredSize().height != height) {
            revalidate();
            // While parents are being laid out they forget this as soon as they are done.
            EventQueue.invokeLater(this::revalidate);
        }
    }

    @Override
    public void doLayout() {
        Dimension size = run(getWidth(), true);
        int spare = getWidth() - size.width;
        boolean oneLine = size.height == run(Integer.MAX_VALUE, false).height;
        if (oneLine && spare > 0) {
            for (int i = left; i < getComponentCount(); i++) {
                Component component = getComponent(i);
                component.setLocation(component.getX() + spare, component.getY());
            }
        }
    }

    /** The gap between things: half of it where that keeps them in one line. */
    private int between(int width) {
        int full = Scale.px(gap);
        int things = 0;
        int wide = 0;
        for (Component component : getComponents()) {
            if (component.isVisible()) {
                things++;
                wide += component.getPreferredSize().width;
            }
        }
        int room = (width - wide) / Math.max(1, things - 1);
        return room < full && room >= full / 2 ? room : full;
    }

    /** Goes through all things, placing them if wanted, and says how much room they take. */
    private Dimension run(int width, boolean place) {
        int between = between(width);
        int x = 0;
        int y = 0;
        int line = 0;
        int widest = 0;
        List<Component> beside = new ArrayList<>();
        for (Component component : getComponents()) {
            if (component.isVisible()) {
                Dimension size = component.getPreferredSize();
                int wide = Math.min(size.width, width);
                if (x > 0 && x + wide > width) {
                    centre(beside, y, line);
                    beside.clear();
                    x = 0;
                    y += line + between;
                    line = 0;
                }
                if (place) {
                    component.setBounds(x, y, wide, size.height);
                    beside.add(component);
                }
                widest = Math.max(widest, x + wide);
                line = Math.max(line, size.height);
                x += wide + between;
            }
        }
        centre(beside, y, line);
        return new Dimension(widest, y + line);
    }

    private static void centre(List<Component> beside, int top, int high) {
        for (Component component : beside) {
            component.setLocation(component.getX(), top + (high - component.getHeight()) / 2);
        }
    }
}
