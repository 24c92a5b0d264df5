package org.tiengow.swing.view.card;

import java.awt.Component;
import java.awt.Graphics;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.Beside;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Parts;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.paper.CardFile;

/** The quick reference card: a head, and below it the sections, which scroll by mouse and by keyboard. */
public final class CardView extends JPanel implements Beside {
    /** The width of the card as a sheet, at scale 1. */
    public static final int WIDTH = 1232;

    /** The height of the card as a sheet, at scale 1. */
    public static final int HEIGHT = 760;

    /** Under this width at scale 1 the head of the sheet takes three lines. */
    private static final int LEAST_HEAD = 860;

    private final boolean panel;
    private final CardScreen screen;
    private final TileLook look;
    private final JScrollPane scroll;
    private final TextButton close;
    private final TextButton savePdf;
    private final TextButton savePng;
    private final Paragraph status = Paragraph.small("", 240);
    private CardPage page;

    private CardView(CardScreen screen, TileLook look, CardForm form, boolean panel, CardInput input) {
        super(new MigLayout(
                panel ? "insets 0, gap 0, fill, wrap 1, hidemode 3" : "insets 24 24 16 16, fill, wrap 1, hidemode 3",
                "[grow,fill]",
                panel ? "[]0[][grow,fill]" : "[]8[]8[grow,fill]"));
        this.screen = screen;
        this.look = look;
        this.panel = panel;
        setOpaque(false);
        setName("card");
        close = TextButton.sign(Symbol.CLOSE, screen.acts().close());
        Parts.button(close, "card-close", () -> input.close());
        savePdf = Parts.button(
                TextButton.link(screen.acts().savePdf(), Type.SMALL, Tone.LINK),
                "card-savePdf",
                () -> input.save(CardFile.PDF));
        savePng = Parts.button(
                TextButton.link(screen.acts().savePng(), Type.SMALL, Tone.LINK),
                "card-savePng",
                () -> input.save(CardFile.PNG));
        page = new CardPage(screen, new Tiles(look), form);
        add(panel ? narrowHead(screen) : wideHead(screen));
        status.setName("card-status");
        status.setVisible(false);
        add(status, panel ? "gapleft 16, gapright 12, gapbottom 8" : "gapleft 8");
        scroll = Fields.scroll(page);
        scroll.setFocusable(false);
        add(scroll, "hmin 0");
        if (panel) {
            Parts.onKey(this, "ESCAPE", input::close);
        }
    }

    /** The card beside the table: one column of sections. */
    public static CardView panel(CardScreen screen, TileLook look, CardInput input) {
        return new CardView(screen, look, CardForm.ONE_COLUMN, true, input);
    }

    /** The card as a sheet; it has as many columns as its width has room for. */
    public static CardView sheet(CardScreen screen, TileLook look, CardInput input) {
        return new CardView(screen, look, CardForm.ofSheet(Scale.px(WIDTH)), false, input);
    }

    @Override
    public JComponent component() {
        return this;
    }

    @Override
    public List<Component> controls() {
        return List.of(page, savePdf, savePng, close);
    }

    /** Says how far the saving is; an empty text hides the line. */
    public void say(String sentence) {
        status.setText(sentence);
        status.setVisible(!sentence.isEmpty());
        revalidate();
    }

    @Override
    public boolean requestFocusInWindow() {
        return page.requestFocusInWindow();
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        CardForm form = panel ? CardForm.ONE_COLUMN : CardForm.ofSheet(width);
        if (!form.equals(page.form())) {
            boolean focused = page.isFocusOwner();
            page = new CardPage(screen, new Tiles(look), form);
            scroll.setViewportView(page);
            if (focused) {
                page.requestFocusInWindow();
            }
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (panel) {
            Paint.surface(g, this, 0, 0, 1, getHeight());
        }
    }

    private JPanel narrowHead(CardScreen screen) {
        JPanel head = Parts.clear("insets 0 16 8 8, gap 0, fillx", "[]8[]push[]", "[42!]0[]");
        head.add(Label.heading(screen.title()));
        head.add(Label.small(screen.otherTitle()));
        head.add(close, "wrap");
        head.add(savePdf, "span, split 2");
        head.add(savePng, "gapleft 16");
        return head;
    }

    private JComponent wideHead(CardScreen screen) {
        return new Reflow(
                        "insets 0 8 0 8, gap 0 4, fillx",
                        LEAST_HEAD,
                        "[]12[]24[grow,fill]12[]16[]16[]",
                        "[]12[grow,fill]12[]")
                .with(Label.title(screen.title()), "cell 0 0", "cell 0 0")
                .with(
                        new Label(screen.otherTitle(), Type.Weight.REGULAR, Type.SECTION, Tone.SECOND),
                        "cell 1 0",
                        "cell 1 0, wmin 0")
                .with(Paragraph.small(screen.note(), 300), "cell 2 0, wmin 0", "cell 0 1, spanx 3, growx, wmin 0")
                .with(savePdf, "cell 3 0", "cell 0 2, spanx 3, split 2")
                .with(savePng, "cell 4 0", "cell 0 2, gapleft 16")
                .with(close, "cell 5 0", "cell 2 0");
    }
}
