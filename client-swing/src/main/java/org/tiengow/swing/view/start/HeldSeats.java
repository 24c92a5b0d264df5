package org.tiengow.swing.view.start;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.start.StartScreen.Held;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.KeptRows;
import org.tiengow.swing.view.KeptRows.Row;
import org.tiengow.swing.view.ScrollPage;

/** The list of seats from which the user was disconnected, a row for each. Invisible while there are none. */
final class HeldSeats {
    private final Words words;
    private final StartInput input;
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final KeptRows rows = new KeptRows(scrollPage);

    HeldSeats(Words words, StartInput input) {
        this.words = words;
        this.input = input;
        scrollPage.setName("start-held");
        scrollPage.setVisible(false);
    }

    JComponent component() {
        return scrollPage;
    }

    /** Shows these seats. {@code isGold} makes the button of the first seat the main one of the screen. */
    void show(List<Held> seats, boolean isGold) {
        List<Row> wanted = new ArrayList<>();
        for (Held seat : seats) {
            boolean main = isGold && wanted.isEmpty();
            wanted.add(new Row(List.of(seat, main), "hmin 72, gapbottom 6", () -> row(seat, main)));
        }
        rows.show(wanted);
        scrollPage.setVisible(!seats.isEmpty());
    }

    private JComponent row(Held seat, boolean gold) {
        Card row = Card.row(new MigLayout("insets 8 20 8 20, fill, novisualpadding", "[grow,fill]12[]"));
        row.setSelected(true);
        JPanel text = new JPanel(new MigLayout("insets 0, gap 0 1, wrap 1", "[grow,fill]"));
        text.setOpaque(false);
        text.add(new Paragraph(seat.title(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, 220), "wmin 60");
        text.add(Label.caption(seat.words()), "wmin 0");
        row.add(text, "wmin 80");
        JPanel ways = new JPanel(new MigLayout("insets 0, gap 0 0, wrap 1, novisualpadding", "[fill]"));
        ways.setOpaque(false);
        PushButton back = new PushButton(gold ? ButtonKind.MAIN : ButtonKind.SECOND, words.get("start.return"));
        back.setName("start-return");
        back.getAccessibleContext().setAccessibleName(words.spoken(back.getText(), seat.title()));
        back.addActionListener(event -> input.comeBack(seat));
        ways.add(back);
        TextButton forget = TextButton.link(words.get("start.return.forget"), Type.SMALL, Tone.SECOND);
        forget.setName("start-forget");
        forget.getAccessibleContext().setAccessibleName(words.spoken(forget.getText(), seat.title()));
        forget.addActionListener(event -> input.forget(seat));
        ways.add(forget, "alignx center, growx 0");
        row.add(ways);
        return row;
    }
}
