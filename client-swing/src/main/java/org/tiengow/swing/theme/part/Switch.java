package org.tiengow.swing.theme.part;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** A check box, drawn as a sliding switch with its label. */
public final class Switch extends JCheckBox {
    public Switch(String text) {
        super(text);
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder());
        setRolloverEnabled(true);
    }

    @Override
    public Dimension getPreferredSize() {
        int room = Scale.px(FocusRing.ROOM);
        return new Dimension(Scale.px(38 + 10) + (int) Math.ceil(line().width()) + 2 * room, Scale.px(32));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double room = Scale.px(FocusRing.ROOM);
        double w = Scale.of(38);
        double h = Scale.of(22);
        double top = (getHeight() - h) / 2;
        double knob = Scale.of(16);
        double inset = (h - knob) / 2;
        if (isSelected()) {
            Paint.fill(g, isEnabled() ? palette.gold() : palette.disabled(), room, top, w, h, h / 2);
            Paint.fill(g, palette.ink(), room + w - knob - inset, top + inset, knob, knob, knob / 2);
        } else {
            Paint.fill(g, palette.secondFill(), room, top, w, h, h / 2);
            Paint.edge(g, palette.control(), room, top, w, h, h / 2, 1);
            Paint.fill(g, palette.second(), room + inset, top + inset, knob, knob, knob / 2);
        }
        Color colour = isEnabled() ? palette.text() : palette.disabledText();
        line().write(g, colour, room + w + Scale.of(10), getHeight() / 2.0);
        if (isFocusOwner()) {
            FocusRing.paint(g, room, top, w, h, h / 2, false);
        }
        g.dispose();
    }

    private Lettering line() {
        return Lettering.of(getText(), Type.Weight.REGULAR, Type.SMALL + 0.5);
    }
}
