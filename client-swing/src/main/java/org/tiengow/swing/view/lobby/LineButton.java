package org.tiengow.swing.view.lobby;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.DrawnButton;

/** A button as wide as its column that opens more: an icon, a bold line, a quieter line below it, and an arrow at the end. */
final class LineButton extends DrawnButton {
    private static final int HEIGHT = 56;
    private static final int LEAST_WIDTH = 180;
    private static final double INSET = 16;
    private static final double SIGN = 20;

    private final Symbol symbol;
    private String quiet = "";
    private boolean open;

    LineButton(Symbol symbol) {
        super("");
        this.symbol = symbol;
    }

    /** Replaces both lines; the second may be empty. */
    void show(String bold, String second, String spoken) {
        quiet = second;
        setText(bold);
        getAccessibleContext().setAccessibleName(spoken);
        repaint();
    }

    /** Turns the arrow: down while what the button opens is shown below it. */
    void setOpen(boolean wanted) {
        open = wanted;
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scale.px(LEAST_WIDTH), Scale.px(HEIGHT));
    }

    @Override
    public Dimension getMaximumSize() {
        return new Dimension(Integer.MAX_VALUE, Scale.px(HEIGHT));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double radius = Scale.of(12);
        boolean touched = getModel().isRollover();
        Color fill = touched ? palette.raised() : palette.surface();
        Paint.fill(g, fill, 0, 0, getWidth(), getHeight(), radius);
        if (isFocusOwner()) {
            Paint.edge(g, palette.focus(), 0, 0, getWidth(), getHeight(), radius, Scale.of(2));
        } else {
            Paint.edge(g, touched ? palette.control() : palette.line(), 0, 0, getWidth(), getHeight(), radius, 1);
        }
        double middle = getHeight() / 2.0;
        double sign = Scale.of(SIGN);
        double left = Scale.of(INSET);
        Paint.symbol(g, symbol, palette.second(), left, middle - sign / 2, sign);
        left += sign + Scale.of(INSET);
        double end = getWidth() - Scale.of(INSET) - sign;
        Paint.symbol(g, open ? Symbol.DOWN : Symbol.RIGHT, palette.second(), end, middle - sign / 2, sign);
        double room = end - Scale.of(8) - left;
        double apart = quiet.isEmpty() ? 0 : Scale.of(10);
        Lettering.within(getText(), Type.Weight.SEMIBOLD, Type.BODY + 0.5, Type.LEAST, room)
                .write(g, palette.text(), left, middle - apart);
        if (!quiet.isEmpty()) {
            Lettering.within(quiet, Type.Weight.REGULAR, Type.SMALL, Type.LEAST, room)
                    .write(g, palette.second(), left, middle + apart);
        }
        g.dispose();
    }
}
