package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A small rounded button: an icon, a bold text, and a quieter text after it. */
public final class Chip extends DrawnButton {
    private final @Nullable Symbol symbol;
    private String quiet = "";

    /** Creates a chip with a bold text. */
    public Chip(@Nullable Symbol symbol, String text) {
        super(text);
        this.symbol = symbol;
    }

    /** Replaces both texts; the second may be empty. */
    public void setTexts(String bold, String second) {
        this.quiet = second;
        setText(bold);
        getAccessibleContext().setAccessibleName(second.isEmpty() ? bold : bold + " · " + second);
        revalidate();
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension((int) Math.ceil(contentWidth()) + Scale.px(24), Scale.px(32));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double h = Scale.of(27);
        double top = (getHeight() - h) / 2;
        Color edge = getModel().isRollover() ? palette.second() : Paint.mix(palette.line(), palette.control(), 0.3);
        Paint.fill(g, palette.raised(), 0, top, getWidth(), h, h / 2);
        Paint.edge(g, edge, 0, top, getWidth(), h, h / 2, 1);
        double x = Scale.of(12);
        double middle = getHeight() / 2.0;
        if (symbol != null) {
            Paint.symbol(g, symbol, palette.second(), x, middle - Scale.of(7), Scale.of(14));
            x += Scale.of(14 + 6);
        }
        Lettering bold = bold();
        bold.write(g, palette.text(), x, middle);
        second().write(g, palette.second(), x + bold.width() + Scale.of(4), middle);
        if (isFocusOwner()) {
            Paint.edge(g, palette.focus(), 0, 0, getWidth(), getHeight(), getHeight() / 2.0, Scale.of(2));
        }
        g.dispose();
    }

    private double contentWidth() {
        double sign = symbol == null ? 0 : Scale.of(14 + 6);
        return sign + bold().width() + (quiet.isEmpty() ? 0 : Scale.of(4) + second().width());
    }

    private Lettering bold() {
        return Lettering.of(getText(), Type.Weight.SEMIBOLD, Type.CAPTION);
    }

    private Lettering second() {
        return Lettering.of(quiet.isEmpty() ? "" : "· " + quiet, Type.Weight.REGULAR, Type.CAPTION);
    }
}
