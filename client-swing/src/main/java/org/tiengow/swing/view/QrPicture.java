package org.tiengow.swing.view;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.sheet.QrCode;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;

/**
 * A QR code, black on white in both themes, with the quiet zone that readers need. Its alignment decides where it lies in its bounds; the
 * default is the middle.
 */
public final class QrPicture extends JPanel {
    /** Preferred width and height at scale 1. */
    public static final int SIZE = 208;

    private static final int LEAST = 96;

    private final @Nullable QrCode code;

    /**
     * Creates a picture.
     *
     * @param text the content of the code; an empty text draws nothing
     * @param name the accessible name and tooltip
     */
    public QrPicture(String text, String name) {
        code = text.isEmpty() ? null : QrCode.of(text);
        setOpaque(false);
        setName("invite-picture");
        setToolTipText(name.isEmpty() ? null : name);
        getAccessibleContext().setAccessibleName(name);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scale.px(SIZE), Scale.px(SIZE));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(LEAST, LEAST);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (code == null) {
            return;
        }
        Graphics2D g = Paint.smooth(graphics);
        // Each module is a whole number of pixels, so that a reader sees sharp edges and no greys.
        int side = Math.min(getWidth(), getHeight());
        int count = code.rows().size();
        int module = Math.max(1, side / (count + 2 * QrCode.QUIET));
        int size = module * (count + 2 * QrCode.QUIET);
        int left = Math.round((getWidth() - size) * getAlignmentX());
        int top = Math.round((getHeight() - size) * getAlignmentY());
        g.setColor(Color.WHITE);
        g.fill(new RoundRectangle2D.Double(left, top, size, size, Scale.of(12), Scale.of(12)));
        g.setColor(Color.BLACK);
        left += QrCode.QUIET * module;
        top += QrCode.QUIET * module;
        for (int y = 0; y < count; y++) {
            for (int x = 0; x < count; x++) {
                if (code.isBlack(x, y)) {
                    g.fillRect(left + x * module, top + y * module, module, module);
                }
            }
        }
        g.dispose();
    }
}
