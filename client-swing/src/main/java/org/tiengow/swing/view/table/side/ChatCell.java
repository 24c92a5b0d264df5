package org.tiengow.swing.view.table.side;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;

/** Draws a line of the chat: the name in the seat's colour, and below it what was said. */
final class ChatCell extends JLabel implements ListCellRenderer<ChatLine> {
    private @Nullable ChatLine line;
    private int width;

    @Override
    public Component getListCellRendererComponent(
            JList<? extends ChatLine> list, ChatLine value, int index, boolean selected, boolean cellHasFocus) {
        line = value;
        width = list.getWidth();
        getAccessibleContext()
                .setAccessibleName(value.who().isEmpty() ? value.words() : value.who() + " · " + value.words());
        return this;
    }

    @Override
    public Dimension getPreferredSize() {
        ChatLine shown = line;
        if (shown == null) {
            return new Dimension(10, 10);
        }
        int lines = words(shown).size() + (shown.who().isEmpty() ? 0 : 1);
        return new Dimension(10, Scale.px(8 + 19 * lines));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        ChatLine shown = line;
        if (shown == null) {
            return;
        }
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double x = Scale.of(16);
        double y = Scale.of(4 + 9.5);
        if (!shown.who().isEmpty()) {
            Lettering.of(shown.who(), Type.Weight.SEMIBOLD, Type.SMALL)
                    .write(
                            g,
                            shown.colour() < 0
                                    ? palette.second()
                                    : palette.lines().get(shown.colour()),
                            x,
                            y);
            y += Scale.of(19);
        }
        Color colour = shown.who().isEmpty() ? palette.third() : palette.text();
        Lettering.write(g, words(shown), colour, x, y, Scale.of(19));
        g.dispose();
    }

    private List<Lettering> words(ChatLine shown) {
        return Wrapping.wrap(shown.words(), Type.Weight.REGULAR, Type.SMALL, width - Scale.of(32));
    }
}
