package org.tiengow.swing.view.start;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.start.StartScreen.Away;
import org.tiengow.presentation.start.StartScreen.Game;
import org.tiengow.presentation.start.StartScreen.JoinKind;
import org.tiengow.presentation.start.StartScreen.Way;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.SymbolIcon;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.KeptRows;
import org.tiengow.swing.view.KeptRows.Row;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;

/** The list of games on this network, a row for each. A row keeps its place as long as the screen is shown. */
final class GameList {
    private static final int ROW = 96;

    private final Words words;
    private final StartInput input;
    private final ScrollPage page = new ScrollPage("[grow,fill]", 1);
    private final KeptRows rows = new KeptRows(page);

    GameList(Words words, StartInput input) {
        this.words = words;
        this.input = input;
        page.setName("start-games");
    }

    JComponent component() {
        return page;
    }

    void show(StartScreen screen) {
        List<Row> wanted = new ArrayList<>();
        if (screen.rows().isEmpty()) {
            wanted.add(new Row(screen.empty(), "", () -> nobody(screen.empty())));
        }
        for (StartScreen.Row row : screen.rows()) {
            boolean gold = row.key().equals(screen.gold());
            wanted.add(new Row(
                    List.of(row, gold),
                    "hmin " + ROW + ", gapbottom 6",
                    () -> row instanceof Game game ? row(game, gold) : row((Away) row)));
        }
        rows.show(wanted);
    }

    /** Returns the panel for an empty list, which says how to get a game. */
    private static JComponent nobody(String empty) {
        Card card = Card.hint(new MigLayout("insets 20, fill, novisualpadding", "[grow,fill]"));
        card.add(new Paragraph(empty, Type.Weight.REGULAR, Type.MAIN, Tone.TEXT, 480), "wmin 0");
        return card;
    }

    /** Returns the row of a host that does not answer. */
    private JComponent row(Away away) {
        Card card = Card.hint(new MigLayout("insets 6 20 6 16, fill, novisualpadding", "[grow,fill]12[]"));
        JPanel text = new JPanel(new MigLayout("insets 0, gap 0 1, wrap 1", "[grow,fill]"));
        text.setOpaque(false);
        text.add(new Label(away.name(), Type.Weight.SEMIBOLD, Type.BODY, Tone.SECOND), "wmin 0");
        text.add(new Paragraph(away.where(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, 320), "wmin 60");
        card.add(text, "wmin 0");
        TextButton attempt = TextButton.link(words.get("start.away.try"), Type.BODY, Tone.LINK);
        attempt.setName("start-away-" + away.key());
        attempt.getAccessibleContext().setAccessibleName(words.spoken(attempt.getText(), away.name()));
        attempt.addActionListener(event -> input.join(away));
        card.add(attempt);
        return card;
    }

    private JComponent row(Game game, boolean gold) {
        Card row = Card.row(new MigLayout("insets 8 20 8 20, fill", "[grow,fill]"));
        Reflow parts =
                new Reflow("insets 0, fill, novisualpadding", 420, "[46!]16[grow,fill]12[]12[]", "[46!]16[grow,fill]");
        parts.with(new JLabel(new Disc(game)), "cell 0 0", "cell 0 0, aligny top");
        JPanel text = new JPanel(new MigLayout("insets 0, gap 0 1, wrap 1", "[grow,fill]"));
        text.setOpaque(false);
        Label title = new Label(game.title(), Type.Weight.SEMIBOLD, Type.MAIN + 1.5, Tone.TEXT);
        if (game.pin()) {
            text.add(title, "split 3, growx 0");
            text.add(new JLabel(new SymbolIcon(Symbol.LOCK, 14)), "growx 0, gapx 6");
            text.add(Label.small(words.get("start.pin")));
        } else {
            text.add(title, "wmin 0");
        }
        text.add(new Paragraph(game.players(), Type.Weight.REGULAR, Type.BODY, Tone.SECOND, 220), "wmin 60");
        text.add(Label.caption(game.rules()));
        parts.with(text, "cell 1 0, wmin 80", "cell 1 0, wmin 0");
        JPanel seats = new JPanel(new MigLayout("insets 0, gap 0 2, wrap 1", "[right]"));
        seats.setOpaque(false);
        seats.add(new JLabel(new Dots(game.taken(), game.seats())));
        seats.add(Label.caption(game.seatsWords()));
        parts.with(seats, "cell 2 0", "cell 1 1, growx 0, alignx left");
        parts.with(ways(game, gold), "cell 3 0", "cell 1 2, growx 0, alignx left");
        row.add(parts);
        return row;
    }

    /** Returns the ways to join: the likeliest as a button, a choice of bots as a menu, watching as a link below. */
    private JComponent ways(Game game, boolean gold) {
        JPanel column = new JPanel(new MigLayout("insets 0, gap 0 0, wrap 1, novisualpadding", "[fill]", "[]"));
        column.setOpaque(false);
        List<Way> seats =
                game.ways().stream().filter(way -> way.kind() != JoinKind.WATCH).toList();
        List<Way> main = seats.isEmpty() ? game.ways() : seats;
        if (!main.isEmpty()) {
            column.add(button(game, main, gold));
        }
        game.ways().stream()
                .filter(way -> way.kind() == JoinKind.WATCH && !seats.isEmpty())
                .forEach(way -> column.add(link(game, way), "alignx center, growx 0"));
        return column;
    }

    private PushButton button(Game game, List<Way> ways, boolean isGold) {
        boolean one = ways.size() == 1;
        PushButton join = new PushButton(
                isGold ? ButtonKind.MAIN : ButtonKind.SECOND, one ? ways.get(0).words() : words.get("start.takeBot"));
        join.setName("start-join-" + game.key());
        join.getAccessibleContext().setAccessibleName(words.spoken(join.getText(), game.title()));
        join.addActionListener(event -> {
            if (one) {
                input.join(game, ways.get(0));
            } else {
                choose(game, ways, join);
            }
        });
        return join;
    }

    private void choose(Game game, List<Way> ways, PushButton below) {
        JPopupMenu menu = new JPopupMenu();
        for (Way way : ways) {
            menu.add(Menus.item(way.words(), "start-take-" + way.seat().orElse(-1), () -> input.join(game, way)));
        }
        Menus.below(menu, below);
    }

    private TextButton link(Game game, Way way) {
        TextButton link = TextButton.link(way.words(), Type.SMALL, Tone.SECOND);
        link.setName("start-watch-" + game.key());
        link.getAccessibleContext().setAccessibleName(words.spoken(way.words(), game.title()));
        link.addActionListener(event -> input.join(game, way));
        return link;
    }

    /** A coloured disc with the first letter of the game's title. */
    private record Disc(Game game) implements Icon {
        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            Graphics2D g = Paint.smooth(graphics);
            double r = getIconWidth() / 2.0;
            Plate.disc(g, game.colour(), game.initial(), null, x + r, y + r, r);
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

    /** A row of dots, one for each seat, filled where the seat is taken. */
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
