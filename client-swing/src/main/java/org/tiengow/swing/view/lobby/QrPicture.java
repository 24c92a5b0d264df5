package org.tiengow.swing.view.lobby;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Map;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;

/** A text as a QR code: black on white in both themes, with the quiet zone that readers need. */
public final class QrPicture extends JPanel {
    /** As wide and high as it wants to be, at scale 1. */
    static final int SIZE = 208;

    private static final int LEAST = 96;
    private static final int QUIET = 4;

    private final @Nullable BitMatrix modules;

    /**
     * A picture.
     *
     * @param text what it holds; nothing is drawn of none
     * @param name what a screen reader says
     */
    public QrPicture(String text, String name) {
        modules = text.isEmpty() ? null : modules(text);
        setOpaque(false);
        setName("invite-picture");
        setToolTipText(name.isEmpty() ? null : name);
        getAccessibleContext().setAccessibleName(name);
    }

    private static BitMatrix modules(String text) {
        try {
            return new QRCodeWriter()
                    .encode(
                            text,
                            BarcodeFormat.QR_CODE,
                            0,
                            0,
                            Map.of(
                                    EncodeHintType.MARGIN,
                                    QUIET,
                                    EncodeHintType.ERROR_CORRECTION,
                                    ErrorCorrectionLevel.M));
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException("a QR code cannot hold " + text, tooLong);
        }
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
        if (modules == null) {
            return;
        }
        Graphics2D g = Paint.smooth(graphics);
        // Whole pixels a module: a reader sees edges, not greys.
        int side = Math.min(getWidth(), getHeight());
        int module = Math.max(1, side / modules.getWidth());
        int size = module * modules.getWidth();
        int left = (getWidth() - size) / 2;
        int top = (getHeight() - size) / 2;
        g.setColor(Color.WHITE);
        g.fill(new RoundRectangle2D.Double(left, top, size, size, Scale.of(12), Scale.of(12)));
        g.setColor(Color.BLACK);
        for (int y = 0; y < modules.getHeight(); y++) {
            for (int x = 0; x < modules.getWidth(); x++) {
                if (modules.get(x, y)) {
                    g.fillRect(left + x * module, top + y * module, module, module);
                }
            }
        }
        g.dispose();
    }
}
