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
    private static final int HEIGHT = 98;
    private static final int LEAST_HEIGHT = 75;

    private final StackCard card;
    private final Tiles tiles;

    StacksOf(StackCard card, Tiles tiles) {
        super(138, HEIGHT, LEAST_HEIGHT, card.name() + " · " + card.stacks() + " · " + card.note());
        this.card = card;
        this.tiles = tiles;
    }

    @Override
    void draw(Graphics2D g, double w, double h) {
        Palette palette = Palette.current();
        Felt.piece(g, new Rectangle2D.Double(0, 0, w, h), Scale.of(12));
        double left = Scale.of(12);
        double r = Scale.of(4.5);
        double room = Math.max(0, Math.min(1, (h / Scale.of(1) - LEAST_HEIGHT) / (HEIGHT - LEAST_HEIGHT)));
        double top = Scale.of(12 + 8 * room);
        g.setColor(palette.seats().get(card.colour()));
        g.fill(new Ellipse2D.Double(left, top - r, 2 * r, 2 * r));
        double beside = left + Scale.of(16);
        Lettering.within(card.name(), Type.Weight.SEMIBOLD, Type.SMALL, Type.LEAST, w - left - beside)
                .write(g, palette.feltText(), beside, top);
        double pile = Scale.of(27);
        double across = w - 2 * left - Scale.of(24);
        double y = Scale.of(20 + 13 * room);
        if (card.stacks() == 0) {
            Piles.place(g, left, y + pile * 0.4, pile);
        } else {
            new Piles(tiles).paint(g, card.stacks(), left, y, pile, across);
        }
        Lettering.of(Integer.toString(card.stacks()), Type.Weight.SEMIBOLD, 16)
                .draw(
                        g,
                        palette.feltText(),
                        left + Piles.width(card.stacks(), pile, across) + Scale.of(8),
                        y + pile * Piles.HEIGHT - Scale.of(1));
        note(g, palette, left, w, h - Scale.of(11 + 7 * room));
    }

    /** Draws the note in one line with this middle, or in smaller letters in two around it. */
    private void note(Graphics2D g, Palette palette, double left, double w, double middle) {
        Lettering one = Lettering.of(card.note(), Type.Weight.REGULAR, Type.CAPTION);
        if (one.width() <= w - 2 * left) {
            one.write(g, palette.feltSecond(), left, middle);
            return;
        }
        List<Lettering> lines = Wrapping.wrap(card.note(), Type.Weight.REGULAR, Type.LEAST, w - left - Scale.of(4));
        double first = middle - Scale.of(lines.size() == 1 ? 0 : 7);
        Lettering.write(g, lines, palette.feltSecond(), left, first, Scale.of(13));
    }
}
