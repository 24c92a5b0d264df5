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
import org.tiengow.presentation.start.StartScreen.Gold;
import org.tiengow.presentation.start.StartScreen.JoinKind;
import org.tiengow.presentation.start.StartScreen.Way;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Lettering;
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
import org.tiengow.swing.theme.part.ScrolledPanel;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.KeptRows;
import org.tiengow.swing.view.KeptRows.Row;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.Reflow;

/** The list of games on this network, a row for each. */
final class GameList {
    private static final int ROW = 92;

    private final Words words;
    private final StartInput input;
    private final Room page = new Room();
    private final KeptRows rows = new KeptRows(page);
    private List<Game> shown = List.of();

    GameList(Words words, StartInput input) {
        this.words = words;
        this.input = input;
        page.setName("start-games");
    }

    JComponent component() {
        return page;
    }

    void show(StartScreen screen) {
        shown = screen.games();
        List<Row> wanted = new ArrayList<>();
        if (shown.isEmpty()) {
            wanted.add(new Row(screen.empty(), "pushy, growy", () -> nobody(screen.empty())));
        }
        for (Game game : shown) {
            boolean gold = screen.gold() == Gold.GAME && game.equals(shown.get(0));
            wanted.add(new Row(List.of(game, gold), "hmin " + ROW + ", gapbottom 6", () -> row(game, gold)));
        }
        for (Away away : screen.away()) {
            wanted.add(new Row(away, "hmin 52, gapbottom 6", () -> row(away)));
        }
        if (!shown.isEmpty()) {
            wanted.add(new Row("friend", "hmin 52", this::friend));
        }
        rows.show(wanted);
    }

    /** Returns the panel for an empty list, which says why there is no game and how to get one. */
    private JComponent nobody(String empty) {
        Card card = Card.panel(new MigLayout("insets 20, fill, wrap 1, novisualpadding", "[center]", "push[]8[]push"));
        card.add(new Paragraph(empty, Type.Weight.REGULAR, Type.MAIN, Tone.TEXT, 480), ownWidth(empty, Type.MAIN));
        card.add(asking(), "wmin 0");
        return card;
    }

    /** Returns the row for a user whose friend does not have the program yet. */
    private JComponent friend() {
        Card card = Card.hint(new MigLayout("insets 6 20 6 16, fill, novisualpadding", "[grow,fill]"));
        card.add(asking(), "wmin 0");
        return card;
    }

    private JComponent asking() {
        JPanel card = new JPanel(new MigLayout("insets 0, fill, novisualpadding", "[]12[]6[]push"));
        card.setOpaque(false);
        card.add(new JLabel(new SymbolIcon(Symbol.INFO, 18)));
        String question = words.get("start.friend");
        card.add(
                new Paragraph(question, Type.Weight.REGULAR, Type.BODY, Tone.SECOND, 300),
                ownWidth(question, Type.BODY));
        TextButton how = TextButton.link(words.get("start.friend.how"), Type.BODY, Tone.LINK);
        how.setName("start-friend");
        how.addActionListener(event -> input.howToGetIt());
        card.add(how);
        return card;
    }

    /**
     * Returns a constraint that gives a text its full width where there is room. Without it a paragraph keeps the width it has once had.
     */
    private static String ownWidth(String text, double size) {
        int wide = (int) Math.ceil(Lettering.of(text, Type.Weight.REGULAR, size).width());
        return "w 0px:" + wide + "px:" + wide + "px";
    }

    /** Returns the small row of a known host that does not answer. It is seldom there. */
    private JComponent row(Away away) {
        Card card = Card.hint(new MigLayout("insets 6 20 6 16, fill, novisualpadding", "[grow,fill]12[]"));
        JPanel text = new JPanel(new MigLayout("insets 0, gap 0 1, wrap 1", "[grow,fill]"));
        text.setOpaque(false);
        text.add(new Label(away.name(), Type.Weight.SEMIBOLD, Type.BODY, Tone.SECOND), "wmin 0");
        text.add(new Paragraph(away.where(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, 320), "wmin 60");
        card.add(text, "wmin 0");
        TextButton attempt = TextButton.link(words.get("start.away.try"), Type.BODY, Tone.LINK);
        attempt.setName("start-away-" + away.target().fingerprint());
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

    /** The parent of the rows. Without games its only row fills the whole height of the list. */
    private final class Room extends ScrolledPanel {
        Room() {
            super(new MigLayout("insets 0, gap 12 6, fillx, wrap 1", "[grow,fill]"));
        }

        @Override
        public boolean getScrollableTracksViewportHeight() {
            return shown.isEmpty() && getParent().getHeight() >= getPreferredSize().height;
        }
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
