package org.tiengow.swing.view.settlement;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.settlement.LookBackScreen.Line;
import org.tiengow.presentation.settlement.LookBackScreen.Weighed;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Tone;

/** A table of the plays of a decision with their estimated values, a row for each play. */
final class WeighedPlays extends JPanel {
    private static final int TEXT = 260;

    WeighedPlays(Weighed weighed) {
        super(new MigLayout(
                "insets 4 0 0 0, fillx, novisualpadding, wrap "
                        + (1 + weighed.columns().size()),
                "[grow,fill]" + "20[right]".repeat(weighed.columns().size()),
                "[]4[]"));
        setOpaque(false);
        add(Label.caption(""));
        weighed.columns().forEach(column -> add(Label.caption(column)));
        weighed.plays().forEach(this::add);
        if (!weighed.rest().isEmpty()) {
            add(
                    new Paragraph(weighed.rest(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, 2 * TEXT),
                    "span, wmin 0");
        }
    }

    private void add(Line line) {
        Type.Weight weight = line.played() ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
        add(new Paragraph(line.play(), weight, Type.SMALL, Tone.TEXT, TEXT), "wmin 0");
        line.figures().forEach(figure -> add(new Label(figure, weight, Type.SMALL, Tone.TEXT)));
    }
}
