package org.tiengow.swing.view;

import java.awt.Graphics;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.tiengow.presentation.rules.RulesWords.Difference;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Tone;

/** A table of the differences between two rule sets: a row for each parameter, with hairlines between the rows. */
public final class DifferenceTable {
    private static final int COLUMN = 140;
    private static final String ROW = "gapy 4 4, aligny center, growy 0, wmin 0";

    private final ScrollPage scrollPage =
            new ScrollPage("[0:0:,grow 43,fill][0:0:,grow 24,fill][0:0:,grow 33,fill]", 3);

    /** Returns the component, which is as wide as its pane. */
    public JComponent component() {
        return scrollPage;
    }

    /** Shows these differences under the names of the two rule sets. An empty list empties the table, headings included. */
    public void show(List<Difference> differences, String there, String here) {
        scrollPage.removeAll();
        if (!differences.isEmpty()) {
            scrollPage.add(cell("", Type.Weight.REGULAR, Tone.THIRD, COLUMN));
            scrollPage.add(head(there), ROW);
            scrollPage.add(head(here), ROW);
        }
        for (Difference difference : differences) {
            scrollPage.add(new Line(), "span 3, h 1!, growx");
            scrollPage.add(cell(difference.title(), Type.Weight.REGULAR, Tone.TEXT, 220), ROW);
            scrollPage.add(cell(difference.there(), Type.Weight.REGULAR, Tone.SECOND, COLUMN), ROW);
            scrollPage.add(cell(difference.here(), Type.Weight.SEMIBOLD, Tone.TEXT, COLUMN), ROW);
        }
        scrollPage.revalidate();
        scrollPage.repaint();
    }

    private static Paragraph head(String text) {
        return new Paragraph(text, Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, COLUMN);
    }

    private static Paragraph cell(String text, Type.Weight weight, Tone tone, int usual) {
        return new Paragraph(text, weight, Type.BODY - 0.5, tone, usual);
    }

    private static final class Line extends JPanel {
        Line() {
            setOpaque(false);
        }

        @Override
        protected void paintComponent(Graphics g) {
            g.setColor(Palette.current().line());
            g.fillRect(0, 0, getWidth(), 1);
        }
    }
}
