package org.tiengow.swing.view.card;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import javax.swing.JPanel;
import org.tiengow.swing.theme.Scale;

/** A panel that lays out its components from the left, and wraps them into further rows. */
final class WrappingRow extends JPanel {
    private static final int USUAL = 240;

    private final int gap;
    private final int rowGap;

    /**
     * Creates an empty row.
     *
     * @param gap the gap between components of a row, at scale 1
     * @param rowGap the gap between rows, at scale 1
     */
    WrappingRow(int gap, int rowGap) {
        super(null);
        this.gap = gap;
        this.rowGap = rowGap;
        setOpaque(false);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Scale.px(USUAL);
        return new Dimension(width, place(width, false));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean otherWidth = width != getWidth();
        super.setBounds(x, y, width, height);
        if (otherWidth && getPreferredSize().height != height) {
            // A parent that is being laid out clears its invalid mark when it is done, so the request comes afterwards.
            EventQueue.invokeLater(this::revalidate);
        }
    }

    @Override
    public void doLayout() {
        place(getWidth(), true);
    }

    private int place(int width, boolean move) {
        int x = 0;
        int y = 0;
        int row = 0;
        for (Component each : getComponents()) {
            Dimension size = each.getPreferredSize();
            if (x > 0 && x + size.width > width) {
                x = 0;
                y += row + Scale.px(rowGap);
                row = 0;
            }
            if (move) {
                each.setBounds(x, y, size.width, size.height);
            }
            x += size.width + Scale.px(gap);
            row = Math.max(row, size.height);
        }
        return y + row;
    }
}
