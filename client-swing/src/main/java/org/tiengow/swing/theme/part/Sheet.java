package org.tiengow.swing.theme.part;

import java.awt.BorderLayout;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Shadow;

/**
 * A modal sheet: a veil over the window, and in its middle a surface with a deep shadow. It lies over the window as a glass pane or in
 * a layer, and blocks the mouse from what is below.
 */
public final class Sheet extends JPanel {
    /** Distance between a large sheet and the edge of the window. It is not scaled, because large text needs the room itself. */
    private static final int MARGIN = 16;

    private final JScrollPane content;
    private final int width;
    private final int height;

    /** Creates a sheet of at most this size at scale 1; it shrinks with the window. */
    public Sheet(JComponent content, int width, int height) {
        super(null);
        this.content = scrolling(content);
        this.width = width;
        this.height = height;
        setOpaque(false);
        add(this.content);
        addMouseListener(new MouseAdapter() {});
        addMouseMotionListener(new MouseAdapter() {});
        setFocusTraversalPolicyProvider(true);
        setFocusCycleRoot(true);
    }

    /** Returns the positions of all viewports on the sheet, its own first. */
    public List<Point> scrolled() {
        return viewports(this).map(JViewport::getViewPosition).toList();
    }

    /** Restores positions from a sheet with the same viewports. Call this only when the sheet has its size. */
    public void scroll(List<Point> positions) {
        Iterator<Point> next = positions.iterator();
        viewports(this).limit(positions.size()).forEach(viewport -> viewport.setViewPosition(next.next()));
    }

    private static Stream<JViewport> viewports(Container part) {
        Stream<JViewport> self = part instanceof JViewport viewport ? Stream.of(viewport) : Stream.empty();
        return Stream.concat(
                self,
                Arrays.stream(part.getComponents())
                        .flatMap(child -> child instanceof Container inner ? viewports(inner) : Stream.empty()));
    }

    @Override
    public void doLayout() {
        Insets insets = getInsets();
        int w = Math.min(Scale.px(width), getWidth() - 2 * MARGIN - insets.left - insets.right);
        int h = Math.min(Scale.px(height), getHeight() - 2 * MARGIN - insets.top - insets.bottom);
        content.setBounds((getWidth() - w) / 2, (getHeight() - h) / 2, w, h);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scale.px(width + 48), Scale.px(height + 32));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        g.setColor(palette.veil());
        g.fillRect(0, 0, getWidth(), getHeight());
        int x = content.getX();
        int y = content.getY();
        int w = content.getWidth();
        int h = content.getHeight();
        Shadow.SHEET.paint(g, x, y, w, h);
        Paint.fill(g, palette.surface(), x, y, w, h, Scale.of(20));
        Paint.edge(g, palette.line(), x, y, w, h, Scale.of(20), 1);
        g.dispose();
    }

    /** Wraps the content into a scroll pane, which scrolls if even its minimum size has no room. */
    private static JScrollPane scrolling(JComponent content) {
        JScrollPane pane = new JScrollPane(new Whole(content));
        pane.setBorder(BorderFactory.createEmptyBorder());
        pane.setOpaque(false);
        pane.getViewport().setOpaque(false);
        pane.setFocusable(false);
        return pane;
    }

    /** A panel as large as its pane, but not smaller than the minimum size of its content. */
    private static final class Whole extends ScrolledPanel {
        Whole(JComponent content) {
            super(new BorderLayout());
            add(content);
            InSight.keepFocus(this);
        }

        @Override
        public Dimension getPreferredSize() {
            return getComponent(0).getMinimumSize();
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return getParent() != null && getParent().getWidth() >= getPreferredSize().width;
        }

        @Override
        public boolean getScrollableTracksViewportHeight() {
            return getParent() != null && getParent().getHeight() >= getPreferredSize().height;
        }
    }
}
