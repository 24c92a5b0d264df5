package org.tiengow.swing.view.replay;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.replay.ReplayScreen.Control;
import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.DrawnButton;

/** A button that moves through the moments. The one in the middle starts and stops playing, and is emphasised. */
final class StepButton extends DrawnButton {
    private static final int SIZE = 36;

    private final boolean middle;
    private Symbol symbol = Symbol.PLAY;
    private ControlKind kind = ControlKind.PLAY;

    StepButton(boolean middle) {
        super("");
        this.middle = middle;
    }

    /** Returns the action that the button has now. */
    ControlKind kind() {
        return kind;
    }

    void show(Control control, Symbol sign) {
        kind = control.kind();
        symbol = sign;
        getAccessibleContext().setAccessibleName(control.words());
        setToolTipText(control.words());
        setEnabled(control.enabled());
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Scale.px(SIZE), Scale.px(SIZE));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double w = getWidth();
        double h = getHeight();
        if (middle) {
            Paint.fill(g, palette.raised(), 1, 1, w - 2, h - 2, Scale.of(SIZE / 2.0));
            Paint.edge(g, palette.control(), 1, 1, w - 2, h - 2, Scale.of(SIZE / 2.0), 1);
        } else if (isEnabled() && getModel().isRollover()) {
            Paint.fill(g, palette.raised(), 1, 1, w - 2, h - 2, Scale.of(8));
        }
        boolean lit = getModel().isRollover() || middle;
        Color ink = !isEnabled() ? palette.disabledText() : lit ? palette.text() : palette.second();
        double size = Scale.of(18);
        Paint.symbol(g, symbol, ink, (w - size) / 2, (h - size) / 2, size);
        if (isFocusOwner()) {
            Paint.edge(g, palette.focus(), 1, 1, w - 2, h - 2, Scale.of(8), Scale.of(2));
        }
        g.dispose();
    }
}
