package org.tiengow.swing.view.card;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.presentation.rules.CardScreen.Names;
import org.tiengow.presentation.rules.CardScreen.Rank;
import org.tiengow.presentation.rules.CardScreen.SuitOfTiles;
import org.tiengow.presentation.rules.CardScreen.Supreme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;

/**
 * The sections about the tiles: both suits, the Supreme, and the aids to memory.
 *
 * @param parts the components of the sections
 * @param form the arrangement for the available width
 */
record TileSections(CardSections parts, CardForm form) {
    private static final int WIDE_TILE = 33;
    private static final int ROW_TILE = 30;
    private static final int NAMES_GAP = 7;

    /** Returns the section of a suit. The form of one column ignores {@code columns}. */
    JPanel suit(SuitOfTiles suit, int columns) {
        JPanel section = parts.section(columns(columns), columns);
        section.add(parts.head(suit.title(), suit.otherTitle(), suit.note()), "span, wmin 0");
        int most = suit.ranks().stream()
                .mapToInt(rank -> rank.faces().size())
                .max()
                .orElse(1);
        suit.ranks()
                .forEach(rank -> section.add(form.isOneColumn() ? row(rank, most) : cell(rank), "wmin 0, aligny top"));
        return section;
    }

    JComponent supreme(Supreme supreme) {
        JPanel block = UiFactory.clear("insets 4 0 0 0, gap 0, fillx", "[]12[grow,fill]", "");
        block.add(
                new TileFigure(
                        supreme.set().faces(),
                        parts.tiles(),
                        WIDE_TILE,
                        supreme.set().name()),
                "aligny top");
        JPanel words = UiFactory.clear("insets 0, gap 0 4, fillx, wrap 1", "[grow,fill]", "");
        words.add(Label.heading(supreme.title()));
        words.add(Paragraph.small(supreme.text(), 220), "wmin 0");
        block.add(words, "wmin 0, aligny top");
        return block;
    }

    JComponent memory(CardScreen screen) {
        JPanel section = parts.section("[grow,fill]", 1);
        section.add(parts.head(screen.memory().title(), "", ""), "wmin 0");
        screen.memory().lines().forEach(line -> section.add(parts.paragraph(line, Type.SMALL, Tone.SECOND), "wmin 0"));
        return section;
    }

    private static String columns(int count) {
        return String.join("18", List.of("[0:0:,grow,fill]".repeat(count).split("(?<=])")));
    }

    /** Returns a rank as a cell: its place below the tiles, its names and the aid to memory beside them. */
    private JComponent cell(Rank rank) {
        JPanel cell = UiFactory.clear("insets 2 0 4 0, gap 0, fillx", "[]10[0:0:,grow,fill]", "");
        JPanel tile = UiFactory.clear("insets 0, gap 0 1, wrap 1", "[center]", "");
        tile.add(parts.figure(rank, WIDE_TILE));
        tile.add(new Label(rank.place(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.SECOND));
        cell.add(tile, "aligny top");
        JPanel words = UiFactory.clear("insets 0, gap 0, fillx, wrap 1", "[0:0:,grow,fill]", "[]1[]2[]");
        WrappingRow both = new WrappingRow(NAMES_GAP, 0);
        both.add(new Label(
                rank.names().main(), Type.Weight.SEMIBOLD, size(rank.names().main()), Tone.TEXT));
        both.add(new Label(
                rank.names().second(), Type.Weight.REGULAR, size(rank.names().second()), Tone.TEXT));
        words.add(both, "wmin 0");
        words.add(parts.paragraph(spoken(rank.names()), Type.LEAST, Tone.SECOND), "wmin 0");
        words.add(parts.paragraph(rank.memory(), Type.LEAST + 0.5, Tone.TEXT), "wmin 0");
        cell.add(words, "wmin 0, aligny top");
        return cell;
    }

    /** Returns a rank as a row: its names and the aid to memory beside the tiles. */
    private JComponent row(Rank rank, int most) {
        JPanel row = UiFactory.clear(
                "insets 0, gap 0, fillx, wrap 3", "[22!][" + (most * (ROW_TILE + 4) - 4) + "!]12[grow,fill]", "[]");
        row.add(new Label(rank.place(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.SECOND), "aligny top");
        row.add(parts.figure(rank, ROW_TILE), "alignx left, aligny top");
        JPanel words = UiFactory.clear("insets 0, gap 0, fillx, wrap 1", "[0:0:,grow,fill]", "[]0[]2[]");
        WrappingRow both = new WrappingRow(NAMES_GAP, 0);
        both.add(new Label(rank.names().main(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT));
        both.add(new Label(rank.names().second(), Type.Weight.REGULAR, Type.SMALL, Tone.TEXT));
        words.add(both, "wmin 0");
        words.add(parts.paragraph(spoken(rank.names()), Type.LEAST, Tone.SECOND), "wmin 0");
        words.add(parts.paragraph(rank.memory(), Type.LEAST + 0.5, Tone.SECOND), "wmin 0");
        row.add(words, "wmin 0, aligny top");
        return row;
    }

    private static String spoken(Names names) {
        return names.cantonese() + " · " + names.mandarin();
    }

    /** Returns the size of a name. Chinese names are larger, so that their strokes can be told apart. */
    private static double size(String name) {
        return name.codePoints().anyMatch(Character::isIdeographic) ? Type.MAIN : Type.SMALL;
    }
}
