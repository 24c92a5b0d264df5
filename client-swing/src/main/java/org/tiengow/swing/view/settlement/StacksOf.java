package org.tiengow.swing.view.settlement;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.tiengow.presentation.settlement.SettlementScreen.StackCard;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.tile.Piles;
import org.tiengow.swing.tile.Tiles;

/** The stacks of a seat on a piece of felt. */
final class StacksOf extends DrawnPart {
    private final StackCard card;
    private final Tiles tiles;

    StacksOf(StackCard card, Tiles tiles) {
        super(138, 98, card.name() + " · " + card.stacks() + " · " + card.note());
        this.card = card;
        this.tiles = tiles;
    }

    @Override
    void draw(Graphics2D g, double w, double h) {
        Palette palette = Palette.current();
        Felt.piece(g, new Rectangle2D.Double(0, 0, w, h), Scale.of(12));
        double left = Scale.of(12);
        double r = Scale.of(4.5);
        double top = Scale.of(20);
        g.setColor(palette.seats().get(card.colour()));
        g.fill(new Ellipse2D.Double(left, top - r, 2 * r, 2 * r));
        double beside = left + Scale.of(16);
        Lettering.within(card.name(), Type.Weight.SEMIBOLD, Type.SMALL, Type.LEAST, w - left - beside)
                .write(g, palette.feltText(), beside, top);
        double pile = Scale.of(27);
        double room = w - 2 * left - Scale.of(24);
        double y = Scale.of(33);
        if (card.stacks() == 0) {
            Piles.place(g, left, y + pile * 0.4, pile);
        } else {
            new Piles(tiles).paint(g, card.stacks(), left, y, pile, room);
        }
        Lettering.of(Integer.toString(card.stacks()), Type.Weight.SEMIBOLD, 16)
                .draw(
                        g,
                        palette.feltText(),
                        left + Piles.width(card.stacks(), pile, room) + Scale.of(8),
                        y + pile * Piles.HEIGHT - Scale.of(1));
        note(g, palette, left, w, h);
    }

    /** Draws the note in one line, or in smaller letters in two. */
    private void note(Graphics2D g, Palette palette, double left, double w, double h) {
        Lettering one = Lettering.of(card.note(), Type.Weight.REGULAR, Type.CAPTION);
        if (one.width() <= w - 2 * left) {
            one.write(g, palette.feltSecond(), left, h - Scale.of(18));
            return;
        }
        List<Lettering> lines = Wrapping.wrap(card.note(), Type.Weight.REGULAR, Type.LEAST, w - left - Scale.of(4));
        double middle = h - Scale.of(lines.size() == 1 ? 18 : 25);
        Lettering.write(g, lines, palette.feltSecond(), left, middle, Scale.of(13));
    }
}
