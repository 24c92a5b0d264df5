package org.tiengow.swing.view.start;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.start.StartScreen.Offer;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.KeptRows;
import org.tiengow.swing.view.KeptRows.Row;
import org.tiengow.swing.view.ScrollPage;

/** The interrupted games that the user can resume, a row for each. Invisible while there are none. */
final class Interrupted {
    private final Words words;
    private final StartInput input;
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final KeptRows rows = new KeptRows(scrollPage);

    Interrupted(Words words, StartInput input) {
        this.words = words;
        this.input = input;
        scrollPage.setName("start-interrupted");
        scrollPage.setVisible(false);
    }

    JComponent component() {
        return scrollPage;
    }

    void show(StartScreen screen) {
        List<Row> wanted = new ArrayList<>();
        for (Offer offer : screen.offers()) {
            boolean gold = offer.key().equals(screen.gold());
            wanted.add(new Row(List.of(offer, gold), "hmin 72, gaptop 6", () -> row(offer, gold)));
        }
        rows.show(wanted);
        scrollPage.setVisible(!wanted.isEmpty());
    }

    private JComponent row(Offer offer, boolean gold) {
        Card row = Card.row(new MigLayout("insets 8 20 8 20, fill, novisualpadding", "[grow,fill]12[]"));
        row.setSelected(true);
        JPanel text = new JPanel(new MigLayout("insets 0, gap 0 1, wrap 1", "[grow,fill]"));
        text.setOpaque(false);
        text.add(new Paragraph(offer.title(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, 220), "wmin 60");
        text.add(new Paragraph(offer.words(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, 320), "wmin 60");
        row.add(text, "wmin 80");
        JPanel ways = new JPanel(new MigLayout("insets 0, gap 0 0, wrap 1, novisualpadding", "[fill]"));
        ways.setOpaque(false);
        PushButton resume = new PushButton(gold ? ButtonKind.MAIN : ButtonKind.SECOND, offer.resume());
        resume.setName(offer.own() ? "start-goOn" : "start-return");
        resume.getAccessibleContext().setAccessibleName(words.spoken(resume.getText(), offer.title()));
        resume.addActionListener(event -> input.resume(offer));
        ways.add(resume);
        if (!offer.own()) {
            TextButton forget = TextButton.link(words.get("start.return.forget"), Type.SMALL, Tone.SECOND);
            forget.setName("start-forget");
            forget.getAccessibleContext().setAccessibleName(words.spoken(forget.getText(), offer.title()));
            forget.addActionListener(event -> input.forget(offer));
            ways.add(forget, "alignx center, growx 0");
        }
        row.add(ways);
        return row;
    }
}
