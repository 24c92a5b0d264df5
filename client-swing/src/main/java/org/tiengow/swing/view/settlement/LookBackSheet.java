package org.tiengow.swing.view.settlement;

import java.util.function.IntConsumer;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.settlement.LookBackScreen;
import org.tiengow.presentation.settlement.LookBackScreen.Line;
import org.tiengow.presentation.settlement.LookBackScreen.Row;
import org.tiengow.presentation.settlement.LookBackScreen.Weighed;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The sheet of better plays: a list of a seat's decisions, each with a button that shows it in the replay. */
public final class LookBackSheet extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 860;

    /** Preferred height at scale 1. */
    public static final int HEIGHT = 704;

    private static final int TEXT = 560;

    private final Tiles tiles;
    private final IntConsumer show;
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final Label thinking = Label.small("");
    private final JProgressBar bar = new JProgressBar(0, 100);
    private final PushButton close;

    /**
     * Creates a sheet that shows progress until the findings come.
     *
     * @param title the heading
     * @param cancel the label of the button that cancels the analysis; later the button closes the sheet
     * @param show receives the moment to show in the replay
     * @param closing closes the sheet
     */
    public LookBackSheet(String title, String cancel, TileLook look, IntConsumer show, Runnable closing) {
        super(new MigLayout("insets 28 32 24 32, fill, wrap 1", "[grow,fill]", "[]8[grow,fill]14[]"));
        this.tiles = new Tiles(look);
        this.show = show;
        setOpaque(false);
        setName("look-back");
        getAccessibleContext().setAccessibleName(title);
        add(Label.title(title));
        thinking.setName("look-back-thinking");
        bar.getAccessibleContext().setAccessibleName(title);
        scrollPage.add(thinking);
        scrollPage.add(bar, "h 6!, growx");
        add(UiFactory.scroll(scrollPage), "wmin 0, hmin 0");
        close = UiFactory.button(new PushButton(ButtonKind.SECOND, cancel), "look-back-close", () -> closing.run());
        add(close, "alignx right, growx 0, " + FocusRing.BESIDE);
    }

    /** Shows the progress of the analysis in per cent. */
    public void think(String sentence, int percent) {
        thinking.setText(sentence);
        bar.setValue(percent);
    }

    /** Shows the findings. */
    public void show(LookBackScreen screen) {
        scrollPage.removeAll();
        scrollPage.add(Paragraph.body(screen.summary(), WIDTH - 100), "wmin 0, gapbottom 6");
        screen.rows().forEach(row -> scrollPage.add(card(row), "wmin 0"));
        close.setText(screen.close());
        scrollPage.revalidate();
        scrollPage.repaint();
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }

    private Card card(Row row) {
        Card card = Card.row(new MigLayout(
                "insets 12 16 12 16, gap 4, fillx, wrap 2, hidemode 3, novisualpadding", "[grow,fill]16[]", ""));
        card.add(new Paragraph(row.title(), Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT, TEXT), "wmin 0");
        PushButton there = new PushButton(ButtonKind.QUIET, row.show()).with(Symbol.EYE);
        there.setName("look-back-" + row.moment());
        there.getAccessibleContext().setAccessibleName(row.show() + " · " + row.title());
        there.addActionListener(event -> show.accept(row.moment()));
        card.add(there, "spany 2, aligny top, " + FocusRing.BESIDE);
        Tone tone = row.mistake() ? Tone.TEXT : Tone.SECOND;
        card.add(new Paragraph(row.verdict(), Type.Weight.REGULAR, Type.BODY, tone, TEXT), "wmin 0");
        if (!row.sets().isEmpty()) {
            card.add(new LastTrick(row.sets(), tiles), "span 2, wmin 0");
        }
        if (!row.open().isEmpty()) {
            card.add(Paragraph.small(row.open(), TEXT), "span 2, wmin 0");
        }
        WeighedPlays weighed = new WeighedPlays(row.weighed());
        weighed.setVisible(false);
        TextButton all = TextButton.link(row.weighed().title(), Type.SMALL, Tone.LINK);
        all.setName("look-back-all-" + row.moment());
        all.getAccessibleContext().setAccessibleName(row.weighed().title() + " · " + row.title());
        all.addActionListener(event -> {
            weighed.setVisible(!weighed.isVisible());
            scrollPage.revalidate();
        });
        card.add(all, "span 2, growx 0, pad 0 " + -TextButton.INSET + " 0 " + -TextButton.INSET);
        card.add(weighed, "span 2, wmin 0");
        return card;
    }

    /** A table of the plays of a decision with their estimated values, a row for each play. */
    private static final class WeighedPlays extends JPanel {
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
}
