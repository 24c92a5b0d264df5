package org.tiengow.swing.view.card;

import java.awt.Graphics;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.presentation.rules.CardScreen.Line;
import org.tiengow.presentation.rules.CardScreen.Shape;
import org.tiengow.presentation.rules.CardScreen.ShownSet;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;

/**
 * The sections about playing: the sets, the payments, and which set beats which.
 *
 * @param parts the components of the sections
 * @param form the arrangement for the available width
 */
record PlaySections(CardSections parts, CardForm form) {
    private static final int SMALL_TILE = 15;
    private static final int TEXT = 250;
    /** The largest number of sets in a row that still get captions. */
    private static final int MOST_CAPTIONS = 5;

    JComponent sets(CardScreen screen) {
        JPanel section = parts.section("[]16[grow,fill]", 2);
        section.add(parts.head(screen.sets().title(), "", screen.sets().note()), "span, wmin 0");
        for (Shape shape : screen.sets().shapes()) {
            section.add(Label.small(shape.title()), form.isOneColumn() ? "gaptop 6" : "aligny top");
            section.add(shown(shape, isRoomy(screen)), "wmin 0");
        }
        return section;
    }

    /** Returns a table with this many lines side by side. In the form of one column it has one line in a row. */
    JComponent table(CardScreen.Table table, int abreast) {
        if (form.isOneColumn()) {
            return narrowTable(table);
        }
        JPanel section = parts.section(("[0:0:,grow,fill]24".repeat(abreast - 1)) + "[0:0:,grow,fill]", abreast);
        section.add(parts.head(table.title(), "", table.note()), "span, wmin 0");
        int rows = (table.lines().size() + abreast - 1) / abreast;
        for (int from = 0; from < table.lines().size(); from += rows) {
            // A single line beside others keeps its value close to its words, so that the value is not taken for the
            // next line's.
            JPanel column = UiFactory.clear(
                    "insets 0, gap 0 2, fillx, wrap 2", rows == 1 ? "[]8[]push" : "[grow,fill]12[pref!]", "");
            boolean first = true;
            for (Line line : table.lines()
                    .subList(from, Math.min(from + rows, table.lines().size()))) {
                if (!first) {
                    column.add(new Hairline(), "span, growx, h 1!");
                }
                first = false;
                column.add(parts.paragraph(line.words(), Type.SMALL, Tone.SECOND), "wmin 0");
                column.add(new Label(line.value(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT), "alignx right");
            }
            section.add(column, "wmin 0, aligny top");
        }
        return section;
    }

    JComponent beats(CardScreen screen) {
        boolean abreast = form.isWide();
        double size = isRoomy(screen) ? Type.SMALL : Type.LEAST + 0.5;
        JPanel section = parts.section("[0:0:,grow,fill]" + (abreast ? "24[0:0:,grow,fill]" : ""), abreast ? 2 : 1);
        section.add(parts.head(screen.beats().title(), "", ""), "span, wmin 0");
        List<String> lines = screen.beats().lines();
        int half = abreast ? lines.size() / 2 : lines.size();
        for (List<String> some : List.of(lines.subList(0, half), lines.subList(half, lines.size()))) {
            JPanel column =
                    UiFactory.clear("insets 0, gap 0 " + (abreast ? 2 : 8) + ", fillx, wrap 1", "[0:0:,grow,fill]", "");
            some.forEach(line -> column.add(parts.paragraph(line, size, Tone.SECOND), "wmin 0"));
            section.add(column, "wmin 0, aligny top");
        }
        return section;
    }

    private JComponent narrowTable(CardScreen.Table table) {
        JPanel section = parts.section("", 1);
        section.add(parts.head(table.title(), "", table.note()), "wmin 0");
        boolean first = true;
        for (Line line : table.lines()) {
            if (!first) {
                section.add(new Hairline(), "growx, h 1!");
            }
            first = false;
            JPanel both = UiFactory.clear("insets 0, gap 0, fillx, wrap 1", "[grow,fill]", "");
            both.add(parts.paragraph(line.words(), Type.SMALL, Tone.SECOND), "wmin 0");
            both.add(new Paragraph(line.value(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT, TEXT), "wmin 0");
            section.add(both, "wmin 0");
        }
        return section;
    }

    private JComponent shown(Shape shape, boolean roomy) {
        boolean few = shape.sets().size() <= MOST_CAPTIONS;
        boolean captions = few && (roomy || isMixedPair(shape));
        WrappingRow line = new WrappingRow(few ? 16 : 9, 6);
        for (ShownSet set : shape.sets()) {
            TileFigure figure = new TileFigure(set.faces(), parts.tiles(), SMALL_TILE, set.name());
            if (!few) {
                line.add(figure);
                continue;
            }
            JPanel captioned =
                    UiFactory.clear("insets 0, gap 0 1, wrap 1", form.isOneColumn() ? "[left]" : "[72:,left]", "");
            captioned.add(figure);
            if (captions) {
                captioned.add(new Label(set.name(), Type.Weight.REGULAR, Type.LEAST, Tone.SECOND));
            }
            line.add(captioned);
        }
        return line;
    }

    /** Checks whether there is room for captions and large text: in one column, or without mixed pairs. */
    private boolean isRoomy(CardScreen screen) {
        return form.isOneColumn() || screen.sets().shapes().stream().noneMatch(PlaySections::isMixedPair);
    }

    /** Checks whether the sets of a shape are pairs of both suits. Their names tell which tiles go together in all larger sets too. */
    private static boolean isMixedPair(Shape shape) {
        List<TileKind> faces = shape.sets().get(0).faces();
        return faces.size() == 2 && faces.get(0).suit() != faces.get(1).suit();
    }

    private static final class Hairline extends JComponent {
        @Override
        protected void paintComponent(Graphics g) {
            g.setColor(Palette.current().line());
            g.fillRect(0, 0, getWidth(), getHeight());
        }
    }
}
