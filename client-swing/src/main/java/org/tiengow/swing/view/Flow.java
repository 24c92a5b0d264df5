package org.tiengow.swing.view;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.Paragraph;

/**
 * A panel that lays out its components side by side, vertically centred in their line, in as many lines as they need. Its preferred height
 * depends on its width.
 */
public final class Flow extends JPanel {
    /** Smallest width of the note beside the components, at scale 1. A narrower note would be a column of words and no sentence. */
    private static final int LEAST_NOTE = 200;

    private final int gap;
    private final int usualWidth;
    private int left = Integer.MAX_VALUE;
    private @Nullable Paragraph note;

    /**
     * Creates an empty panel.
     *
     * @param gap the gap between components and between lines, at scale 1
     * @param usualWidth the width assumed before the first layout, at scale 1
     */
    public Flow(int gap, int usualWidth) {
        super(null);
        this.gap = gap;
        this.usualWidth = usualWidth;
        setOpaque(false);
    }

    /** Keeps the first {@code count} components at the left end, and moves the others to the right end of their line. */
    public void keepLeft(int count) {
        left = count;
        revalidate();
    }

    /**
     * Adds a note between the components at the left and those at the right. Where there is no room it gets lines of its own above them, so
     * that it never pushes a button aside.
     */
    public void addNote(Paragraph words) {
        note = words.atTheEnd();
        add(words, 0);
        if (left != Integer.MAX_VALUE) {
            left++;
        }
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
            // A parent that is being laid out clears its invalid mark when it is done, so the request is repeated
            // afterwards.
            EventQueue.invokeLater(this::revalidate);
        }
    }

    @Override
    public void doLayout() {
        run(getWidth(), true);
    }

    /**
     * Moves the components of the right group to the right end of their line. A main button is thus found at the right end of the last
     * line.
     */
    private void moveRight(List<Component> beside, int width) {
        if (left == Integer.MAX_VALUE || beside.isEmpty()) {
            return;
        }
        List<Component> all = List.of(getComponents());
        Component last = beside.get(beside.size() - 1);
        int spare = width - last.getX() - last.getWidth();
        for (Component component : beside) {
            if (all.indexOf(component) >= left) {
                component.setLocation(component.getX() + spare, component.getY());
            }
        }
    }

    /** Returns the width that the components leave for the note in one line. Negative if they need several lines. */
    private int roomForNote(int width) {
        int between = between(width);
        int room = width;
        for (Component component : getComponents()) {
            if (component.isVisible() && component != note) {
                room -= component.getPreferredSize().width + between;
            }
        }
        return room;
    }

    /** Returns the gap between components, reduced to as little as half where that keeps them in one line. */
    private int between(int width) {
        int full = Scale.px(gap);
        int things = 0;
        int wide = 0;
        for (Component component : getComponents()) {
            if (component.isVisible() && component != note) {
                things++;
                wide += component.getPreferredSize().width;
            }
        }
        int room = (width - wide) / Math.max(1, things - 1);
        return room < full && room >= full / 2 ? room : full;
    }

    /** Computes the size of all lines, and places the components if {@code place} is set. */
    private Dimension run(int width, boolean place) {
        int between = between(width);
        int x = 0;
        int y = 0;
        int line = 0;
        int widest = 0;
        Paragraph words = note != null && note.isVisible() ? note : null;
        int room = words == null ? 0 : roomForNote(width);
        boolean inside = room >= Scale.px(LEAST_NOTE);
        if (words != null && !inside) {
            int high = words.heightIn(width);
            if (place) {
                words.setBounds(0, 0, width, high);
            }
            y = high + between;
        } else if (words != null) {
            line = words.heightIn(room);
        }
        List<Component> beside = new ArrayList<>();
        for (Component component : getComponents()) {
            if (component.isVisible() && component != note) {
                Dimension size = component.getPreferredSize();
                int wide = Math.min(size.width, width);
                if (x > 0 && x + wide > width) {
                    centre(beside, y, line);
                    moveRight(beside, width);
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
        if (place) {
            moveRight(beside, width);
            if (words != null && inside) {
                placeBetween(words, room, line);
            }
        }
        return new Dimension(widest, y + line);
    }

    /** Places the note before the first component of the right group. */
    private void placeBetween(Paragraph words, int room, int line) {
        int high = words.heightIn(room);
        int end = getWidth() + between(getWidth());
        for (int i = getComponentCount() - 1; i >= Math.min(left, getComponentCount()); i--) {
            end = getComponent(i).isVisible() ? getComponent(i).getX() : end;
        }
        words.setBounds(end - between(getWidth()) - room, (line - high) / 2, room, high);
    }

    private static void centre(List<Component> beside, int top, int high) {
        for (Component component : beside) {
            component.setLocation(component.getX(), top + (high - component.getHeight()) / 2);
        }
    }
}
