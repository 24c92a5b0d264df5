package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Scale;

/** The content of a scroll pane. It is as wide as its pane and, unless overridden, as high as it prefers to be. */
public abstract class ScrolledPanel extends JPanel implements Scrollable {
    private final int step;
    private boolean shrinking;

    /**
     * Creates transparent content that scrolls by 40 pixels at scale 1.
     *
     * @param layout null if the subclass lays itself out
     */
    protected ScrolledPanel(@Nullable LayoutManager layout) {
        this(layout, 40);
    }

    /**
     * Creates transparent content.
     *
     * @param layout null if the subclass lays itself out
     * @param step the distance of one scroll step, at scale 1
     */
    protected ScrolledPanel(@Nullable LayoutManager layout, int step) {
        super(layout);
        this.step = step;
        setOpaque(false);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return Scale.px(step);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return Math.max(1, visible.height - Scale.px(step));
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        int room = shrinking && getParent() != null ? getParent().getHeight() : 0;
        return room >= getMinimumSize().height && room < getPreferredSize().height;
    }

    /** Lets the content shrink to the height of its pane as far as its components can, before it scrolls. */
    public void shrinkFirst() {
        shrinking = true;
    }
}
