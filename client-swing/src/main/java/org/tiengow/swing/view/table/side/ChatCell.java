package org.tiengow.swing.view.table.side;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.view.LineCell;

/** A renderer of a line of the chat: the name in the seat's colour, and the message below it. */
final class ChatCell extends LineCell<ChatLine> {
    @Override
    protected String spoken(ChatLine shown) {
        return shown.who().isEmpty() ? shown.words() : shown.who() + " · " + shown.words();
    }

    @Override
    protected int height(ChatLine shown) {
        return 8 + 19 * (words(shown).size() + (shown.who().isEmpty() ? 0 : 1));
    }

    @Override
    protected void draw(Graphics2D g, Palette palette, ChatLine shown) {
        double x = Scale.of(16);
        double y = Scale.of(4 + 9.5);
        if (!shown.who().isEmpty()) {
            Color who = shown.colour() < 0 ? palette.second() : palette.lines().get(shown.colour());
            Lettering.of(shown.who(), Type.Weight.SEMIBOLD, Type.SMALL).write(g, who, x, y);
            y += Scale.of(19);
        }
        Color colour = shown.who().isEmpty() ? palette.third() : palette.text();
        Lettering.write(g, words(shown), colour, x, y, Scale.of(19));
    }

    private List<Lettering> words(ChatLine shown) {
        return Wrapping.wrap(shown.words(), Type.Weight.REGULAR, Type.SMALL, width() - Scale.of(32));
    }
}
