package org.tiengow.swing.view;

import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.InSight;
import org.tiengow.swing.theme.part.ScrolledPanel;

/**
 * A panel of two halves: side by side where there is room, else one below the other. Scrolls where there is still too little room, and
 * scrolls every component that gets the focus into view.
 */
public final class Fold extends ScrolledPanel {
    private final JComponent first;
    private final JComponent second;
    private final double share;
    private final int least;

    private Fold(JComponent first, JComponent second, double share, int least) {
        super(null);
        this.first = first;
        this.second = second;
        this.share = share;
        this.least = least;
        add(first);
        add(second);
        InSight.keepFocus(this);
    }

    /**
     * Returns a scroll pane with both halves.
     *
     * @param share the fraction of the width for the first half, 0 to 1
     * @param least the width at scale 1 below which the halves lie one below the other
     */
    public static JScrollPane pane(JComponent first, JComponent second, double share, int least) {
        return UiFactory.scroll(new Fold(first, second, share, least));
    }

    @Override
    public Dimension getPreferredSize() {
        boolean wide = isWide();
        Dimension one = wide ? first.getMinimumSize() : first.getPreferredSize();
        Dimension two = wide ? second.getMinimumSize() : second.getPreferredSize();
        return wide
                ? new Dimension(one.width + two.width, Math.max(one.height, two.height))
                : new Dimension(Math.max(one.width, two.width), one.height + two.height);
    }

    @Override
    public void doLayout() {
        int width = getWidth();
        if (isWide()) {
            int left = (int) Math.round(width * share);
            first.setBounds(0, 0, left, getHeight());
            second.setBounds(left, 0, width - left, getHeight());
        } else {
            first.setSize(width, first.getHeight()); // wrapped text learns its height from its width
            int high = first.getPreferredSize().height;
            first.setBounds(0, 0, width, high);
            second.setBounds(0, high, width, Math.max(0, getHeight() - high));
        }
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() >= getPreferredSize().height;
    }

    private boolean isWide() {
        return getWidth() == 0 || getWidth() >= Scale.px(least);
    }
}
