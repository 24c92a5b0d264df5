package org.tiengow.swing.view.card;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.presentation.rules.CardScreen.Line;
import org.tiengow.presentation.rules.CardScreen.Names;
import org.tiengow.presentation.rules.CardScreen.Rank;
import org.tiengow.presentation.rules.CardScreen.Shape;
import org.tiengow.presentation.rules.CardScreen.ShownSet;
import org.tiengow.presentation.rules.CardScreen.SuitOfTiles;
import org.tiengow.presentation.rules.CardScreen.Supreme;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.ScrolledPanel;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.Parts;

/** The sections of the card. Takes the focus itself, so that the keys scroll it. */
final class CardPage extends ScrolledPanel {
    private static final int WIDE_TILE = 36;
    private static final int ROW_TILE = 30;
    private static final int SMALL_TILE = 15;
    /** Two long names beside one another keep apart. */
    private static final double NAME = 12;

    private static final int TEXT = 250;
    private static final int WIDE_TEXT = 520;
    /** More sets in a row than this are told by their tiles alone. */
    private static final int MOST_CAPTIONS = 5;

    private final Tiles tiles;
    private final CardForm form;

    CardPage(CardScreen screen, Tiles tiles, CardForm form) {
        super(new MigLayout(
                form.isOneColumn()
                        ? "insets 4 16 16 12, gap 0 20, fillx, wrap 1"
                        : "insets 0 0 8 8, gap 12 12, fillx, wrap 2",
                form.isOneColumn() ? "[grow,fill]" : "[0:0:,grow 58,fill][0:0:,grow 42,fill]"));
        this.tiles = tiles;
        this.form = form;
        setFocusable(true);
        setName("card-page");
        getAccessibleContext().setAccessibleName(screen.title());
        keys();
        build(screen);
    }

    CardForm form() {
        return form;
    }

    private void build(CardScreen screen) {
        if (form.isOneColumn()) {
            add(Paragraph.small(screen.note(), TEXT), "wmin 0");
        }
        screen.suits().forEach(suit -> add(suit(suit, screen), "span, wmin 0"));
        add(sets(screen), "wmin 0" + (form.isOneColumn() ? "" : ", aligny top, growy"));
        add(table(screen.pay()), "wmin 0, aligny top, growy");
        add(sentences(screen.beats().title(), screen.beats().lines()), "wmin 0, aligny top, growy");
        if (!screen.stacks().lines().isEmpty()) {
            add(table(screen.stacks()), "wmin 0, aligny top, growy");
        }
        add(memory(screen), "span, wmin 0");
    }

    private JComponent suit(SuitOfTiles suit, CardScreen screen) {
        boolean roomy = form.hasRoomForSupreme() && suit.ranks().size() < form.columns();
        JPanel section = section(
                roomy ? "[0:0:,grow,fill]".repeat(suit.ranks().size()) + "24[340!,fill]" : ranks(), form.columns());
        section.add(head(suit.title(), suit.otherTitle(), suit.note()), "span, wrap, wmin 0");
        int most = suit.ranks().stream()
                .mapToInt(rank -> rank.faces().size())
                .max()
                .orElse(1);
        suit.ranks()
                .forEach(rank -> section.add(form.isOneColumn() ? row(rank, most) : cell(rank), "wmin 0, aligny top"));
        if (roomy) {
            section.add(supreme(screen.supreme()), "wmin 0, aligny top");
        }
        return section;
    }

    private String ranks() {
        return "[0:0:,grow,fill]".repeat(form.columns());
    }

    private JComponent supreme(Supreme supreme) {
        JPanel block = clear(new MigLayout("insets 4 0 0 0, gap 0, fillx", "[]20[grow,fill]"));
        block.add(
                new TileFigure(
                        supreme.set().faces(), tiles, WIDE_TILE, supreme.set().name()),
                "aligny top");
        JPanel words = clear(new MigLayout("insets 0, gap 0 6, fillx, wrap 1", "[grow,fill]"));
        words.add(Label.heading(supreme.title()));
        words.add(Paragraph.small(supreme.text(), 220), "wmin 0");
        block.add(words, "wmin 0, aligny top");
        return block;
    }

    /** A rank with its names below the tile. */
    private JComponent cell(Rank rank) {
        JPanel cell = clear(new MigLayout("insets 4 0 2 0, gap 0, fillx, wrap 1", "[grow,center]"));
        Label place = new Label(rank.place(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.SECOND);
        cell.add(place, "split 2, aligny top, gapright 6");
        cell.add(figure(rank, WIDE_TILE), "gapright " + (int) Math.ceil(place.getPreferredSize().width / Scale.of(1)));
        Names names = rank.names();
        cell.add(centred(new Label(names.main(), Type.Weight.SEMIBOLD, size(names.main()), Tone.TEXT)), "gaptop 4");
        cell.add(centred(new Label(names.second(), Type.Weight.REGULAR, size(names.second()), Tone.TEXT)));
        cell.add(centred(new Label(names.cantonese(), Type.Weight.REGULAR, Type.LEAST, Tone.SECOND)));
        cell.add(centred(new Label(names.mandarin(), Type.Weight.REGULAR, Type.LEAST, Tone.SECOND)));
        return cell;
    }

    /** A rank with its names, and how to remember it, beside the tile. */
    private JComponent row(Rank rank, int most) {
        JPanel row = clear(new MigLayout(
                "insets 0, gap 0, fillx, wrap 3", "[22!][" + (most * (ROW_TILE + 4) - 4) + "!]12[grow,fill]", "[]"));
        row.add(new Label(rank.place(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.SECOND), "aligny top");
        row.add(figure(rank, ROW_TILE), "alignx left, aligny top");
        JPanel words = clear(new MigLayout("insets 0, gap 0, fillx, wrap 1", "[grow,fill]", "[]0[]2[]"));
        JPanel both = clear(new MigLayout("insets 0, gap 0", "[]8[]"));
        both.add(new Label(rank.names().main(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT));
        both.add(new Label(rank.names().second(), Type.Weight.REGULAR, Type.SMALL, Tone.TEXT));
        words.add(both);
        words.add(paragraph(rank.names().cantonese() + " · " + rank.names().mandarin(), Type.LEAST, Tone.SECOND));
        words.add(paragraph(rank.memory(), Type.LEAST + 0.5, Tone.SECOND), "wmin 0");
        row.add(words, "wmin 0, aligny top");
        return row;
    }

    private JComponent sets(CardScreen screen) {
        JPanel section = section("[]16[grow,fill]", 2);
        section.add(head(screen.sets().title(), "", screen.sets().note()), "span, wmin 0");
        for (Shape shape : screen.sets().shapes()) {
            section.add(Label.small(shape.title()), form.isOneColumn() ? "gaptop 6" : "aligny top");
            section.add(shown(shape), "wmin 0");
        }
        return section;
    }

    private JComponent shown(Shape shape) {
        boolean captions = shape.sets().size() <= MOST_CAPTIONS;
        WrappingRow line = new WrappingRow(captions ? 16 : 9);
        for (ShownSet set : shape.sets()) {
            TileFigure figure = new TileFigure(set.faces(), tiles, SMALL_TILE, set.name());
            if (!captions) {
                line.add(figure);
                continue;
            }
            JPanel captioned = clear(new MigLayout("insets 0, gap 0 1, wrap 1", "[left]"));
            captioned.add(figure);
            captioned.add(new Label(set.name(), Type.Weight.REGULAR, Type.LEAST, Tone.SECOND));
            line.add(captioned);
        }
        return line;
    }

    private JComponent table(CardScreen.Table table) {
        JPanel section = section("[grow,fill]16[grow,fill]", 2);
        section.add(head(table.title(), "", table.note()), "span, wmin 0");
        boolean first = true;
        for (Line line : table.lines()) {
            if (!first) {
                section.add(new Hairline(), "span, growx, h 1!");
            }
            first = false;
            Paragraph what = paragraph(line.words(), Type.SMALL, Tone.SECOND);
            if (form.isOneColumn()) {
                JPanel both = clear(new MigLayout("insets 0, gap 0, fillx, wrap 1", "[grow,fill]"));
                both.add(what, "wmin 0");
                both.add(new Paragraph(line.value(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT, TEXT), "wmin 0");
                section.add(both, "wmin 0");
            } else {
                section.add(what, "wmin 0");
                section.add(
                        new Label(line.value(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT), "alignx right, growx 0");
            }
        }
        return section;
    }

    private JComponent sentences(String title, List<String> lines) {
        JPanel section = section("[grow,fill]", 1);
        section.add(head(title, "", ""), "wmin 0");
        lines.forEach(line -> section.add(paragraph(line, Type.SMALL, Tone.SECOND), "wmin 0"));
        return section;
    }

    private JComponent memory(CardScreen screen) {
        JPanel section = section("[0:0:,grow,fill]16[0:0:,grow,fill]", 2);
        section.add(head(screen.memory().title(), "", ""), "span, wmin 0");
        screen.memory().lines().forEach(line -> section.add(paragraph(line, Type.SMALL, Tone.SECOND), "span, wmin 0"));
        if (!form.isOneColumn()) {
            screen.suits().stream()
                    .flatMap(suit -> suit.ranks().stream())
                    .forEach(rank -> section.add(reminder(rank), "wmin 0, aligny top"));
        }
        return section;
    }

    private JComponent reminder(Rank rank) {
        JPanel row = clear(new MigLayout("insets 2 0 2 0, gap 0, fillx", "[42!]10[grow,fill]"));
        row.add(figure(rank, SMALL_TILE + 1), "alignx left, aligny top");
        JPanel words = clear(new MigLayout("insets 0, gap 0, fillx, wrap 1", "[grow,fill]"));
        words.add(new Label(rank.names().main(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT));
        words.add(paragraph(rank.memory(), Type.SMALL, Tone.SECOND), "wmin 0");
        row.add(words, "wmin 0, aligny top");
        return row;
    }

    private TileFigure figure(Rank rank, int width) {
        return new TileFigure(rank.faces(), tiles, width, rank.accessible());
    }

    /** A section; its columns and how many there are count where there is room for more than one. */
    private JPanel section(String columns, int wrap) {
        return form.isOneColumn()
                ? clear(new MigLayout("insets 0, gap 12 8, fillx, wrap 1", "[grow,fill]"))
                : Card.panel(new MigLayout("insets 12 20 14 20, gap 0 8, fillx, wrap " + wrap, columns));
    }

    private JComponent head(String title, String other, String note) {
        if (form.isOneColumn()) {
            JPanel head = clear(new MigLayout("insets 0, gap 0, fillx, wrap 1", "[grow,fill]"));
            JPanel both = clear(new MigLayout("insets 0, gap 0", "[]8[]"));
            both.add(Label.heading(title));
            both.add(new Label(other, Type.Weight.REGULAR, Type.MAIN, Tone.TEXT));
            head.add(both);
            if (!note.isEmpty()) {
                head.add(paragraph(note, Type.LEAST + 0.5, Tone.SECOND), "wmin 0");
            }
            return head;
        }
        JPanel head = clear(new MigLayout("insets 0, gap 0", "[]8[]8[grow]"));
        head.add(Label.heading(title));
        head.add(new Label(other, Type.Weight.REGULAR, Type.MAIN, Tone.TEXT));
        head.add(Label.small(note));
        return head;
    }

    private Paragraph paragraph(String text, double size, Tone tone) {
        return new Paragraph(text, Type.Weight.REGULAR, size, tone, form.isOneColumn() ? TEXT - 90 : WIDE_TEXT);
    }

    /** Chinese names are large enough to tell their strokes. */
    private static double size(String name) {
        return name.codePoints().anyMatch(Character::isIdeographic) ? Type.MAIN : NAME;
    }

    private static Label centred(Label label) {
        label.setHorizontalAlignment(SwingConstants.CENTER);
        return label;
    }

    private static JPanel clear(MigLayout layout) {
        JPanel panel = new JPanel(layout);
        panel.setOpaque(false);
        return panel;
    }

    private void keys() {
        Parts.onKey(this, "HOME", () -> scrollRectToVisible(new Rectangle(0, 0, 1, 1)));
        Parts.onKey(this, "END", () -> scrollRectToVisible(new Rectangle(0, getHeight() - 1, 1, 1)));
        FocusRing.follow(this);
    }

    @Override
    protected void paintChildren(Graphics graphics) {
        super.paintChildren(graphics);
        if (isFocusOwner()) {
            Graphics2D g = Paint.smooth(graphics);
            Rectangle seen = getVisibleRect();
            Paint.edge(g, Palette.current().focus(), seen.x, seen.y, seen.width, seen.height, Scale.of(6), Scale.of(2));
            g.dispose();
        }
    }

    /** A line between two rows. */
    private static final class Hairline extends JComponent {
        @Override
        protected void paintComponent(Graphics g) {
            g.setColor(Palette.current().line());
            g.fillRect(0, 0, getWidth(), getHeight());
        }
    }
}
