package org.tiengow.swing.view.table.seat;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.ShownSeat.Counted;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.tile.Piles;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.layout.OpenHands;
import org.tiengow.swing.view.table.layout.SeatPlace;
import org.tiengow.swing.view.table.layout.Side;

/**
 * The remaining tiles or the open hand of a seat, and its stacks, each with its number.
 *
 * @param at the bounds in the painted component
 * @param hands the layout of open hands; null if none lie open
 * @param width of the component
 * @param tallied the share of the stacks counted so far, 0 to 1, shown in a large figure; negative for none
 */
record SeatCounts(
        ShownSeat seat,
        Tiles tiles,
        Side side,
        SeatPlace at,
        @Nullable OpenHands hands,
        int width,
        double tallied) {
    private static final double TALLY = 22;

    void paint(Graphics2D g) {
        if (seat.open() != null && hands != null) {
            hands.paint(g, tiles, seat.open(), at.tiles(), side);
        } else if (side != Side.SELF) {
            paintTilesLeft(g);
        }
        paintStacks(g);
    }

    /** Returns the destination of won tiles. */
    Rectangle pile() {
        return new Rectangle((int) stacksLeft(), stacks().y, (int) at.pile(), (int) (at.pile() * Piles.HEIGHT));
    }

    private void paintTilesLeft(Graphics2D g) {
        int count = seat.tilesLeft().count();
        double w = backWidth();
        double step = backStep();
        double x = at.tiles().x;
        double y = at.tiles().y;
        for (int i = 0; i < count; i++) {
            tiles.back(g, x + i * step, y, w);
        }
        counted(g, seat.tilesLeft(), x + backsWidth(), at.tiles().getCenterY(), width);
    }

    private double backStep() {
        int count = seat.tilesLeft().count();
        return count < 2 ? 0 : Math.min(backWidth() * 1.3, (Scale.of(104) - backWidth()) / (count - 1));
    }

    /** Returns the width of the backs, with the gap before their number. */
    private double backsWidth() {
        int count = seat.tilesLeft().count();
        return count == 0 ? 0 : (count - 1) * backStep() + backWidth() + Scale.of(8);
    }

    private void paintStacks(Graphics2D g) {
        int count = seat.stacks().count();
        double pile = at.pile();
        double x = stacksLeft();
        Rectangle spot = stacks();
        double end = hands == null ? width : spot.getMaxX();
        if (count == 0) {
            double h = pile * Piles.PLACE_HEIGHT;
            double y = switch (side) {
                case OPPOSITE -> at.plate().getCenterY() - h / 2;
                case LEFT, RIGHT -> spot.y + Scale.of(3);
                case SELF -> at.isBesidePlate() ? spot.getCenterY() - h / 2 : spot.getMaxY() - h - Scale.of(4);
            };
            Piles.place(g, x, y, pile);
            counted(g, seat.stacks(), x + pile + Scale.of(8), y + h / 2, end);
            return;
        }
        double room = Math.max(pile, spot.getMaxX() - x - widthOf(seat.stacks()) - Scale.of(8));
        new Piles(tiles).paint(g, count, x, spot.y, pile, room);
        double after = x + Piles.width(count, pile, room) + Scale.of(8);
        // In a row with the remaining tiles, both numbers stand on one line.
        boolean inRow = side == Side.OPPOSITE && hands == null;
        double middle = inRow ? at.tiles().getCenterY() : spot.y + pile * Piles.HEIGHT - Scale.of(6);
        counted(g, seat.stacks(), after, middle, end);
    }

    /** Returns the bounds of the stacks, close to an open hand of any size. */
    private Rectangle stacks() {
        return seat.open() == null || hands == null
                ? at.stacks()
                : hands.stacks(side, at.tiles(), seat.open().size(), at.stacks());
    }

    /** Returns the left edge of the stacks. Those of the seat opposite follow its remaining tiles; others begin at their bounds. */
    private double stacksLeft() {
        if (side != Side.OPPOSITE || seat.open() != null) {
            return stacks().x;
        }
        double last = width - Scale.of(12) - figure(seat.stacks()).width() - at.pile();
        return Math.min(last, at.tiles().x + backsWidth() + widthOf(seat.tilesLeft()) + Scale.of(30));
    }

    private void counted(Graphics2D g, Counted counted, double x, double middle, double end) {
        Palette palette = Palette.current();
        if (tallied >= 0 && counted.equals(seat.stacks()) && x >= stacksLeft()) {
            long shown = Math.round(tallied * counted.count());
            Lettering.of(Long.toString(shown), Type.Weight.SEMIBOLD, TALLY).write(g, palette.feltText(), x, middle);
            return;
        }
        Lettering figure = figure(counted);
        figure.write(g, palette.feltText(), x, middle);
        Lettering words = Lettering.of(counted.words(), Type.Weight.REGULAR, Type.SMALL);
        if (x + figure.width() + Scale.of(4) + words.width()
                <= Math.min(end, width - Scale.of(4))) { // else the figure is enough
            words.write(g, palette.feltSecond(), x + figure.width() + Scale.of(4), middle);
        }
    }

    private static double widthOf(Counted counted) {
        return figure(counted).width()
                + Scale.of(4)
                + Lettering.of(counted.words(), Type.Weight.REGULAR, Type.SMALL).width();
    }

    private static Lettering figure(Counted counted) {
        return Lettering.of(Integer.toString(counted.count()), Type.Weight.SEMIBOLD, Type.SMALL);
    }

    private static double backWidth() {
        return Scale.of(10.5);
    }
}
