package org.tiengow.swing.view.start;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.model.StartScreen.Game;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Page;

/** The games on this network, a row each; rows stay as they are while nothing about them changes. */
final class GameList {
    private static final int ROW = 92;

    private final Words words;
    private final StartInput input;
    private final Page page = new Page("[grow,fill]", 1);
    private List<Game> shown = List.of();

    GameList(Words words, StartInput input) {
        this.words = words;
        this.input = input;
        page.setName("start-games");
        rebuild();
    }

    JComponent component() {
        return page;
    }

    void show(List<Game> games) {
        if (!games.equals(shown)) {
            shown = games;
            rebuild();
        }
    }

    private void rebuild() {
        page.removeAll();
        if (shown.isEmpty()) {
            Card hint = Card.hint(new MigLayout("insets 20, fill", "[]12[grow,fill]"));
            hint.add(new JLabel(Symbol.INFO.icon(18)));
            hint.add(new Paragraph(words.get("start.none"), Type.Weight.REGULAR, Type.BODY, Tone.SECOND, 480));
            page.add(hint, "hmin 64");
        }
        boolean main = true;
        for (Game game : shown) {
            page.add(row(game, main), "hmin " + ROW + ", gapbottom 6");
            main = false;
        }
        page.revalidate();
        page.repaint();
    }

    private JComponent row(Game game, boolean main) {
        Card row = Card.row(new MigLayout("insets 8 20 8 20, fill", "[46!]16[grow,fill]12[]12[]"));
        row.setSelected(main);
        row.add(new JLabel(new Disc(game)));
        JPanel text = new JPanel(new MigLayout("insets 0, gap 0 1, wrap 1", "[grow,fill]"));
        text.setOpaque(false);
        Label title = new Label(game.title(), Type.Weight.SEMIBOLD, Type.MAIN + 1.5, Tone.TEXT);
        if (game.pin()) {
            text.add(title, "split 3, growx 0");
            text.add(new JLabel(Symbol.LOCK.icon(14)), "growx 0, gapx 6");
            text.add(Label.small(words.get("start.pin")));
        } else {
            text.add(title);
        }
        text.add(new Paragraph(game.players(), Type.Weight.REGULAR, Type.BODY, Tone.SECOND, 220), "wmin 60");
        text.add(Label.caption(game.rules()));
        row.add(text, "wmin 80");
        JPanel seats = new JPanel(new MigLayout("insets 0, gap 0 2, wrap 1", "[right]"));
        seats.setOpaque(false);
        seats.add(new JLabel(new Dots(game.taken(), game.seats())));
        seats.add(Label.caption(game.seatsWords()));
        row.add(seats);
        PushButton join = new PushButton(ButtonKind.SECOND, game.join());
        join.setName("start-join-" + game.key());
        join.getAccessibleContext().setAccessibleName(game.join() + ", " + game.title());
        join.addActionListener(event -> input.join(game));
        row.add(join);
        return row;
    }

    /** A coloured disc with the first letter of the game's name. */
    private record Disc(Game game) implements Icon {
        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            Graphics2D g = Paint.smooth(graphics);
            double r = getIconWidth() / 2.0;
            Plate.disc(g, game.colour(), game.initial(), x + r, y + r, r);
            g.dispose();
        }

        @Override
        public int getIconWidth() {
            return Scale.px(46);
        }

        @Override
        public int getIconHeight() {
            return getIconWidth();
        }
    }

    /** A dot a seat, full where somebody sits. */
    private record Dots(int taken, int seats) implements Icon {
        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            Graphics2D g = Paint.smooth(graphics);
            g.setColor(Palette.current().text());
            double size = Scale.of(10);
            for (int seat = 0; seat < seats; seat++) {
                Ellipse2D dot = new Ellipse2D.Double(x + seat * Scale.of(16), y + 1.0, size, size);
                if (seat < taken) {
                    g.fill(dot);
                } else {
                    g.draw(dot);
                }
            }
            g.dispose();
        }

        @Override
        public int getIconWidth() {
            return Scale.px(16 * seats - 4);
        }

        @Override
        public int getIconHeight() {
            return Scale.px(14);
        }
    }
}
