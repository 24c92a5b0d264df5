package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.event.MouseAdapter;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Shadow;

/**
 * A sheet over everything else: a veil over the window, and in its middle a surface with a deep shadow. Laid over the
 * window as a glass pane or in a layer; it keeps the mouse from what lies below.
 */
public final class Sheet extends JPanel {
    private final JComponent content;
    private final int width;
    private final int height;

    /** A sheet of at most this size, at scale 1; smaller where the window is. */
    public Sheet(JComponent content, int width, int height) {
        super(null);
        this.content = content;
        this.width = width;
        this.height = height;
        setOpaque(false);
        add(content);
        addMouseListener(new MouseAdapter() {});
        addMouseMotionListener(new MouseAdapter() {});
        setFocusTraversalPolicyProvider(true);
        setFocusCycleRoot(true);
    }

    @Override
    public void doLayout() {
        Insets insets = getInsets();
        int w = Math.min(Scale.px(width), getWidth() - Scale.px(48) - insets.left - insets.right);
        int h = Math.min(Scale.px(height), getHeight() - Scale.px(32) - insets.top - insets.bottom);
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
}
