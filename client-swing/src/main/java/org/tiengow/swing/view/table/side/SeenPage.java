package org.tiengow.swing.view.table.side;

import com.formdev.flatlaf.ui.FlatEmptyBorder;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.tracker.SeenTiles;
import org.tiengow.presentation.tracker.SeenTiles.Hidden;
import org.tiengow.presentation.tracker.SeenTiles.Mark;
import org.tiengow.presentation.tracker.SeenTiles.Rank;
import org.tiengow.presentation.tracker.SeenTiles.Seen;
import org.tiengow.presentation.tracker.SeenTiles.Sign;
import org.tiengow.presentation.tracker.SeenTiles.Suit;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The page of the tiles seen so far, in small, by suit and rank. Each {@link Mark} has its own sign on the tile. */
final class SeenPage {
    private static final double TILE = 15;
    private static final int ROW = 43;
    private static final int LEGEND = 24;

    private final ScrollPage scrollPage = new ScrollPage("[0:0:,grow 50,fill][0:0:,grow 50,fill]", 2);
    private final TextButton turn = TextButton.link("", Type.SMALL, Tone.LINK);
    private @Nullable SeenTiles shown;
    private @Nullable Tiles tiles;

    SeenPage(TableInput input) {
        scrollPage.setBorder(new FlatEmptyBorder(10, 16, 8, 12));
        scrollPage.setName("seen");
        UiFactory.button(turn, "seen-turn", () -> {
            if (shown != null) {
                input.count(!shown.on());
            }
        });
    }

    /** Returns the page, which is as wide as its pane. */
    JComponent component() {
        return scrollPage;
    }

    /** Returns the link that turns the aid on or off; nothing if the host forbids the aid. */
    List<TextButton> controls() {
        return shown == null || shown.turn().isEmpty() ? List.of() : List.of(turn);
    }

    void show(SeenTiles seen, Tiles look) {
        if (seen.equals(shown) && tiles != null && tiles.look() == look.look()) {
            return;
        }
        shown = seen;
        tiles = look;
        FocusBefore.keep(scrollPage, () -> make(seen, look));
        scrollPage.revalidate();
        scrollPage.repaint();
    }

    private void make(SeenTiles seen, Tiles look) {
        scrollPage.removeAll();
        scrollPage.add(Paragraph.small(seen.words(), 220), "span 2, wmin 0");
        if (!seen.turn().isEmpty()) {
            turn.rename(seen.turn());
            turn.setToolTipText(null);
            scrollPage.add(turn, "span 2, growx 0, gapbottom 6");
        }
        if (seen.on()) {
            scrollPage.add(suit(seen.suits().get(0), look), "aligny top, wmin 0");
            JPanel second = column();
            second.add(suit(seen.suits().get(1), look), "wmin 0");
            for (Sign sign : seen.signs()) {
                second.add(
                        new Row(ROW, (g, w, h) -> paint(g, look, sign, h)),
                        "wmin 0" + (sign.mark() == Mark.OUT ? ", gaptop 14" : ""));
            }
            scrollPage.add(second, "aligny top, wmin 0");
            for (Hidden hidden : seen.hidden()) {
                scrollPage.add(new Row(LEGEND, (g, w, h) -> paint(g, hidden, w, h)), "span 2, gapy 0 0, wmin 0");
            }
        }
        scrollPage.getAccessibleContext().setAccessibleName(seen.accessible());
    }

    private static JPanel suit(Suit suit, Tiles look) {
        JPanel column = column();
        column.add(new Label(suit.name(), Type.Weight.SEMIBOLD, Type.CAPTION, Tone.SECOND), "gapbottom 2");
        for (Rank rank : suit.ranks()) {
            column.add(new Row(ROW, (g, w, h) -> paint(g, look, rank, w, h)), "wmin 0");
        }
        return column;
    }

    private static JPanel column() {
        JPanel column = UiFactory.clear("insets 0, gap 0, wrap 1, fillx", "[grow,fill]", "[]");
        return column;
    }

    /** Draws a tile with the sign of its mark. */
    private static void paint(Graphics2D g, Tiles look, TileKind kind, Mark mark, double x, double y) {
        double w = Scale.of(TILE);
        double h = w * 2.5;
        Palette palette = Palette.current();
        switch (mark) {
            case OUT -> look.face(g, kind, x, y, w);
            case HELD -> {
                look.face(g, kind, x, y, w);
                Paint.edge(g, palette.focus(), x - 2, y - 2, w + 4, h + 4, Scale.of(4), Scale.of(2));
            }
            case PLAYED -> {
                Tiles.faded(g, 0.38, () -> look.face(g, kind, x, y, w));
                double r = Scale.of(6);
                Paint.disc(g, palette.surface(), x + w / 2, y + h / 2, r);
                double size = Scale.of(11);
                Paint.symbol(g, Symbol.TICK, palette.text(), x + (w - size) / 2, y + (h - size) / 2, size);
            }
            case FORFEITED -> {
                Tiles.faded(g, 0.38, () -> look.face(g, kind, x, y, w));
                g.setColor(palette.text());
                g.setStroke(new BasicStroke(Scale.of(2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                double in = Scale.of(2);
                g.draw(new Line2D.Double(x + in, y + h - in, x + w - in, y + in));
            }
        }
    }

    /** Draws the tiles of a rank, its name, and how many of its tiles are out. */
    private static void paint(Graphics2D g, Tiles look, Rank rank, double w, double h) {
        double x = Scale.of(2);
        for (Seen seen : rank.tiles()) {
            paint(g, look, seen.kind(), seen.mark(), x, (h - Scale.of(TILE) * 2.5) / 2);
            x += Scale.of(TILE + 5);
        }
        double left = Scale.of(2 + 2 * (TILE + 5) + 4);
        List<Lettering> name = Wrapping.wrap(rank.name(), Type.Weight.SEMIBOLD, Type.LEAST, w - left);
        double line = Scale.of(13.5);
        double middle = h / 2 - line * name.size() / 2;
        middle = Lettering.write(g, name, Palette.current().text(), left, middle, line);
        Lettering.of(rank.out(), Type.Weight.REGULAR, Type.LEAST)
                .write(g, Palette.current().second(), left, middle);
    }

    /** Draws an entry of the legend: a tile with a mark, and the meaning of the mark. */
    private static void paint(Graphics2D g, Tiles look, Sign sign, double h) {
        paint(g, look, TileKind.LITTLE_THREE, sign.mark(), Scale.of(2), (h - Scale.of(TILE) * 2.5) / 2);
        Lettering.of(sign.words(), Type.Weight.REGULAR, Type.LEAST)
                .write(g, Palette.current().second(), Scale.of(TILE + 12), h / 2);
    }

    /** Draws a player with the number of tiles played face down. */
    private static void paint(Graphics2D g, Hidden hidden, double w, double h) {
        Palette palette = Palette.current();
        double r = Scale.of(4);
        Paint.disc(g, palette.seats().get(hidden.colour()), r, h / 2, r);
        Lettering words = Lettering.of(hidden.words(), Type.Weight.REGULAR, Type.LEAST);
        double x = Scale.of(14);
        double gap = Scale.of(5);
        Lettering who = Lettering.within(
                hidden.who(), Type.Weight.SEMIBOLD, Type.LEAST, Type.LEAST, w - x - gap - words.width());
        who.write(g, palette.text(), x, h / 2);
        words.write(g, palette.second(), x + who.width() + gap, h / 2);
    }

    /** A row as wide as its column, with a height at scale 1. */
    private static final class Row extends JComponent {
        private static final int USUAL_WIDTH = 110;

        private final int height;
        private final Drawing drawing;

        /** A drawing of a width and a height in pixels. */
        private interface Drawing {
            void draw(Graphics2D g, double w, double h);
        }

        Row(int height, Drawing drawing) {
            this.height = height;
            this.drawing = drawing;
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(Scale.px(USUAL_WIDTH), Scale.px(height));
        }

        @Override
        public Dimension getMinimumSize() {
            return new Dimension(0, Scale.px(height));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            drawing.draw(g, getWidth(), getHeight());
            g.dispose();
        }
    }
}
