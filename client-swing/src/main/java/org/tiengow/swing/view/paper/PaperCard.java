package org.tiengow.swing.view.paper;

import java.awt.Graphics2D;
import java.util.List;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.presentation.rules.CardScreen.Line;
import org.tiengow.presentation.rules.CardScreen.Names;
import org.tiengow.presentation.rules.CardScreen.Rank;
import org.tiengow.presentation.rules.CardScreen.Shape;
import org.tiengow.presentation.rules.CardScreen.ShownSet;
import org.tiengow.presentation.rules.CardScreen.SuitOfTiles;
import org.tiengow.swing.tile.Tiles;

/**
 * The reference card on two pages of A4 landscape. The first has the tiles, the sets and the payments; the second says which set beats
 * which, and has the aids to memory. All lengths are in 96ths of an inch.
 *
 * @param screen the content of the card
 */
record PaperCard(CardScreen screen) {
    static final double WIDTH = 297 / 25.4 * 96;
    static final double HEIGHT = 210 / 25.4 * 96;
    static final int PAGES = 2;

    private static final double MARGIN = 32;
    private static final double INSIDE = WIDTH - 2 * MARGIN;
    private static final double PADDING = 16;
    private static final double GAP = 10;
    private static final double TOP = 76;
    private static final double SUIT_HEIGHT = 190;
    private static final double TILE = 34;
    private static final double SMALL_TILE = 11;
    private static final double REMINDER_TILE = 18;
    private static final double SUPREME = 330;
    private static final double SETS = 470;
    private static final double STACKS = 170;
    private static final int REMINDERS = 6;
    private static final double HEAD = 12.5;
    private static final double TEXT = 11;
    private static final double SMALL = 9.5;

    /** Draws page 0 or 1 into graphics whose unit is a 96th of an inch. */
    void paint(Graphics2D g, int page) {
        Pen pen = new Pen(g);
        heading(pen);
        if (page == 0) {
            first(pen);
        } else {
            memory(pen, beats(pen) + GAP);
        }
        pen.done();
    }

    private void heading(Pen pen) {
        double base = MARGIN + 24;
        double x = pen.write(screen.title(), PaperType.BOLD, 24, pen.text(), MARGIN + 4, base);
        x = pen.write(screen.otherTitle(), PaperType.REGULAR, 18, pen.second(), x + 12, base);
        pen.write(screen.note(), PaperType.REGULAR, TEXT, pen.second(), x + 24, base);
        pen.writeRight(screen.pay().note(), PaperType.BOLD, TEXT, pen.text(), WIDTH - MARGIN - 4, base);
    }

    private void first(Pen pen) {
        suit(pen, screen.suits().get(0), TOP);
        suit(pen, screen.suits().get(1), TOP + SUIT_HEIGHT + GAP);
        double top = TOP + 2 * (SUIT_HEIGHT + GAP);
        double height = HEIGHT - MARGIN - top;
        double left = MARGIN + SETS + GAP;
        boolean byStacks = !screen.stacks().lines().isEmpty();
        sets(pen, top, height);
        table(pen, screen.pay(), left, top, INSIDE - SETS - GAP - (byStacks ? STACKS + GAP : 0), height);
        if (byStacks) {
            table(pen, screen.stacks(), MARGIN + INSIDE - STACKS, top, STACKS, height);
        }
    }

    private void suit(Pen pen, SuitOfTiles suit, double y) {
        pen.frame(MARGIN, y, INSIDE, SUIT_HEIGHT);
        head(pen, suit.title(), suit.otherTitle(), suit.note(), MARGIN, y);
        boolean roomy = suit == screen.suits().get(1);
        double column =
                (INSIDE - 2 * PADDING - (roomy ? SUPREME : 0)) / suit.ranks().size();
        double middle = MARGIN + PADDING + column / 2;
        for (Rank rank : suit.ranks()) {
            rank(pen, rank, middle, y + 34);
            middle += column;
        }
        if (roomy) {
            supreme(pen, WIDTH - MARGIN - PADDING - SUPREME + 16, y + 34);
        }
    }

    private void rank(Pen pen, Rank rank, double middle, double y) {
        double left = middle - Pen.widthOf(rank.faces().size(), TILE) / 2;
        pen.tiles(rank.faces(), left, y, TILE);
        pen.writeRight(rank.place(), PaperType.BOLD, TEXT, pen.second(), left - 6, y + 11);
        Names names = rank.names();
        double base = y + Tiles.height(TILE) + 16;
        pen.writeCentred(names.main(), PaperType.BOLD, size(names.main()), pen.text(), middle, base);
        pen.writeCentred(names.second(), PaperType.REGULAR, size(names.second()), pen.text(), middle, base + 17);
        pen.writeCentred(names.cantonese(), PaperType.REGULAR, SMALL, pen.second(), middle, base + 31);
        pen.writeCentred(names.mandarin(), PaperType.REGULAR, SMALL, pen.second(), middle, base + 43);
    }

    private void supreme(Pen pen, double x, double y) {
        double left = pen.tiles(screen.supreme().set().faces(), x, y, TILE) + 16;
        double width = WIDTH - MARGIN - PADDING - left;
        pen.write(screen.supreme().title(), PaperType.BOLD, HEAD, pen.text(), left, y + 11);
        pen.wrap(screen.supreme().text(), PaperType.REGULAR, TEXT, pen.second(), left, y + 31, width);
    }

    private void sets(Pen pen, double y, double height) {
        pen.frame(MARGIN, y, SETS, height);
        head(pen, screen.sets().title(), "", screen.sets().note(), MARGIN, y);
        List<Shape> shapes = screen.sets().shapes();
        double row = Math.min(44, (height - 38) / shapes.size());
        double top = y + 34;
        for (Shape shape : shapes) {
            pen.write(shape.title(), PaperType.REGULAR, TEXT - 0.5, pen.second(), MARGIN + PADDING, top + 17);
            double left = MARGIN + PADDING + 116;
            double gap = shape.sets().size() > 5 ? 6 : 20;
            for (ShownSet set : shape.sets()) {
                left = pen.tiles(set.faces(), left, top, SMALL_TILE) + gap;
            }
            top += row;
        }
    }

    private void table(Pen pen, CardScreen.Table table, double x, double y, double width, double height) {
        pen.frame(x, y, width, height);
        head(pen, table.title(), "", "", x, y);
        double row = Math.min(26, (height - 36) / Math.max(1, table.lines().size()));
        double size = Math.min(TEXT, row * 0.72);
        double top = y + 30;
        for (Line line : table.lines()) {
            if (top > y + 30) {
                pen.hairline(x + PADDING, top, width - 2 * PADDING);
            }
            double base = top + row / 2 + size * 0.36;
            pen.write(line.words(), PaperType.REGULAR, size, pen.second(), x + PADDING, base);
            pen.writeRight(line.value(), PaperType.BOLD, size, pen.text(), x + width - PADDING, base);
            top += row;
        }
    }

    /** Draws the section about beating, and returns the y coordinate of its lower edge. */
    private double beats(Pen pen) {
        head(pen, screen.beats().title(), "", "", MARGIN, TOP);
        List<String> lines = screen.beats().lines();
        double width = (INSIDE - 2 * PADDING - 24) / 2;
        double x = MARGIN + PADDING;
        double base = TOP + 44;
        double lowest = base;
        for (int i = 0; i < lines.size(); i++) {
            if (i == (lines.size() + 1) / 2) {
                x += width + 24;
                base = TOP + 44;
            }
            base = pen.wrap(lines.get(i), PaperType.REGULAR, TEXT, pen.text(), x, base, width) + 5;
            lowest = Math.max(lowest, base);
        }
        pen.frame(MARGIN, TOP, INSIDE, lowest - TOP);
        return lowest;
    }

    private void memory(Pen pen, double y) {
        pen.frame(MARGIN, y, INSIDE, HEIGHT - MARGIN - y);
        head(pen, screen.memory().title(), "", "", MARGIN, y);
        double base = y + 44;
        double width = INSIDE - 2 * PADDING;
        for (String line : screen.memory().lines()) {
            base = pen.wrap(line, PaperType.REGULAR, TEXT, pen.text(), MARGIN + PADDING, base, width) + 2;
        }
        List<Rank> ranks =
                screen.suits().stream().flatMap(suit -> suit.ranks().stream()).toList();
        double column = (width + 20) / 3;
        double row = (HEIGHT - MARGIN - base - 4) / REMINDERS;
        for (int i = 0; i < ranks.size(); i++) {
            double x = MARGIN + PADDING + i / REMINDERS * column;
            reminder(pen, ranks.get(i), x, base + i % REMINDERS * row, column - 20);
        }
    }

    private void reminder(Pen pen, Rank rank, double x, double y, double width) {
        pen.tiles(rank.faces(), x, y, REMINDER_TILE);
        double left = x + Pen.widthOf(2, REMINDER_TILE) + 12;
        pen.write(rank.names().main(), PaperType.BOLD, TEXT, pen.text(), left, y + 10);
        pen.wrap(rank.memory(), PaperType.REGULAR, TEXT - 0.5, pen.second(), left, y + 25, x + width - left);
    }

    private void head(Pen pen, String title, String other, String note, double x, double y) {
        double at = pen.write(title, PaperType.BOLD, HEAD, pen.text(), x + PADDING, y + 22);
        if (!other.isEmpty()) {
            at = pen.write(other, PaperType.REGULAR, HEAD, pen.text(), at + 8, y + 22);
        }
        pen.write(note, PaperType.REGULAR, TEXT - 0.5, pen.second(), at + 10, y + 22);
    }

    /** Returns the size of a name. Chinese names are larger, so that their strokes can be told apart. */
    private static double size(String name) {
        return name.codePoints().anyMatch(Character::isIdeographic) ? 13.5 : TEXT;
    }
}
