package org.tiengow.swing.view;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.theme.Scale;

/** Content that is as wide as its pane and as high as it needs to be. */
public final class Page extends JPanel implements Scrollable {
    private static final int STEP = 40;

    /**
     * An empty page.
     *
     * @param columns the columns as MigLayout writes them
     * @param wrap how many there are
     */
    public Page(String columns, int wrap) {
        super(new MigLayout("insets 0, gap 12 6, fillx, wrap " + wrap, columns));
        setOpaque(false);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return Scale.px(STEP);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height - Scale.px(STEP);
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
