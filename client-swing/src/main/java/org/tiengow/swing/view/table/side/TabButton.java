package org.tiengow.swing.view.table.side;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JToggleButton;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.DrawnButton;

/** A tab of the side panel, with a line below the open one and a small number of unread lines. */
final class TabButton extends JToggleButton {
    private int unread;

    TabButton(String name) {
        setName("tab-" + name);
        DrawnButton.bare(this);
    }

    void show(String words, int waiting) {
        unread = waiting;
        setText(words);
        getAccessibleContext().setAccessibleName(waiting == 0 ? words : words + " · " + waiting);
        revalidate();
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        int figure = unread == 0 ? 0 : Scale.px(22);
        return new Dimension((int) Math.ceil(line().width()) + Scale.px(16) + figure, Scale.px(42));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double x = Scale.of(4);
        double middle = getHeight() / 2.0;
        Lettering line = line();
        line.write(g, isSelected() ? palette.text() : palette.second(), x, middle);
        if (unread > 0) {
            double r = Scale.of(9);
            double cx = x + line.width() + Scale.of(6) + r;
            Paint.fill(g, palette.raised(), cx - r, middle - r, 2 * r, 2 * r, r);
            Paint.edge(g, palette.control(), cx - r, middle - r, 2 * r, 2 * r, r, 1);
            Lettering.of(Integer.toString(Math.min(unread, 99)), Type.Weight.SEMIBOLD, 10.5)
                    .writeCentred(g, palette.text(), cx, middle);
        }
        if (isSelected()) {
            double thick = Scale.of(2);
            Paint.fill(g, palette.goldText(), x, getHeight() - thick, line.width(), thick, 0);
        }
        if (isFocusOwner()) {
            double high = getHeight() - Scale.of(10);
            Paint.edge(g, palette.focus(), 0, Scale.of(5), getWidth(), high, Scale.of(6), Scale.of(2));
        }
        g.dispose();
    }

    private Lettering line() {
        return Lettering.of(getText(), isSelected() ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR, Type.BODY);
    }
}
