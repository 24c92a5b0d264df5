package org.tiengow.swing.view.card;

import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.rules.CardScreen.Rank;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.UiFactory;

/**
 * The components from which the sections of the card are built.
 *
 * @param tiles draws the tiles
 * @param form the arrangement for the available width
 */
record CardSections(Tiles tiles, CardForm form) {
    private static final int TEXT = 160;
    private static final int WIDE_TEXT = 520;

    /** Returns an empty section. {@code columns} and {@code wrap} are ignored in the form of one column. */
    JPanel section(String columns, int wrap) {
        return form.isOneColumn()
                ? UiFactory.clear("insets 0, gap 12 8, fillx, wrap 1", "[grow,fill]", "")
                : Card.panel(new MigLayout("insets 10 16 10 16, gap 0 6, fillx, wrap " + wrap, columns));
    }

    JComponent head(String title, String other, String note) {
        if (form.isOneColumn()) {
            JPanel head = UiFactory.clear("insets 0, gap 0, fillx, wrap 1", "[grow,fill]", "");
            JPanel both = UiFactory.clear("insets 0, gap 0", "[]8[]", "");
            both.add(Label.heading(title));
            both.add(new Label(other, Type.Weight.REGULAR, Type.MAIN, Tone.TEXT));
            head.add(both);
            if (!note.isEmpty()) {
                head.add(paragraph(note, Type.LEAST + 0.5, Tone.SECOND), "wmin 0");
            }
            return head;
        }
        JPanel head = UiFactory.clear(
                "insets 0, gap 0, fillx", other.isEmpty() ? "[]10[grow,fill]" : "[]8[]10[grow,fill]", "");
        head.add(Label.heading(title));
        if (!other.isEmpty()) {
            head.add(new Label(other, Type.Weight.REGULAR, Type.MAIN, Tone.TEXT));
        }
        if (!note.isEmpty()) {
            head.add(paragraph(note, Type.LEAST + 0.5, Tone.SECOND), "wmin 0");
        }
        return head;
    }

    Paragraph paragraph(String text, double size, Tone tone) {
        return new Paragraph(text, Type.Weight.REGULAR, size, tone, form.isOneColumn() ? TEXT : WIDE_TEXT);
    }

    TileFigure figure(Rank rank, int width) {
        return new TileFigure(rank.faces(), tiles, width, rank.accessible());
    }
}
