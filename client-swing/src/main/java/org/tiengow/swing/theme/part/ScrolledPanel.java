package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Scale;

/** Content of a scroll pane that is as wide as its pane and, unless it says otherwise, as high as it needs to be. */
public abstract class ScrolledPanel extends JPanel implements Scrollable {
    private final int step;

    /** Content on what lies below, laid out by this, or by itself. */
    protected ScrolledPanel(@Nullable LayoutManager layout) {
        this(layout, 40);
    }

    /** The same, scrolled by a step at scale 1. */
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
        return false;
    }
}
