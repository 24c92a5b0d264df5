package org.tiengow.swing.view.card;

import java.awt.Component;
import java.awt.Graphics;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.SidePanelContent;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.paper.CardFile;

/**
 * The quick reference card: a head and the sections below it. As a panel beside the table it scrolls. As a sheet it has two pages, turned
 * by the buttons in its head or by the arrow keys.
 */
public final class CardView extends JPanel implements SidePanelContent {
    /** The width of the card as a sheet, at scale 1. */
    public static final int WIDTH = 1232;

    /** The height of the card as a sheet, at scale 1. */
    public static final int HEIGHT = 768;

    /** Width at scale 1 below which the head of the sheet takes three lines. */
    private static final int LEAST_HEAD = 1080;

    /** Width at scale 1 below which the links get a line of their own. */
    private static final int LEAST_REST = 480;

    private final boolean panel;
    private final CardScreen screen;
    private final TileLook look;
    private final JScrollPane scroll;
    private final TextButton close;
    private final TextButton savePdf;
    private final TextButton savePng;
    private final Map<CardPart, Segment> pages = new EnumMap<>(CardPart.class);
    private final Paragraph note;
    private final Paragraph status = Paragraph.small("", 240);
    private CardPage page;

    private CardView(CardScreen screen, TileLook look, CardForm form, boolean panel, CardInput input) {
        super(new MigLayout(
                panel ? "insets 0, gap 0, fill, wrap 1, hidemode 3" : "insets 16 24 12 16, fill, wrap 1, hidemode 3",
                "[grow,fill]",
                panel ? "[]0[][grow,fill]" : "[]6[grow,fill]"));
        this.screen = screen;
        this.look = look;
        this.panel = panel;
        this.note = Paragraph.small(screen.note(), 300);
        setOpaque(false);
        setName("card");
        close = TextButton.sign(Symbol.CLOSE, screen.acts().close());
        UiFactory.button(close, "card-close", () -> input.close());
        savePdf = UiFactory.button(
                TextButton.link(screen.acts().savePdf(), Type.SMALL, Tone.LINK),
                "card-savePdf",
                () -> input.save(CardFile.PDF));
        savePng = UiFactory.button(
                TextButton.link(screen.acts().savePng(), Type.SMALL, Tone.LINK),
                "card-savePng",
                () -> input.save(CardFile.PNG));
        page = new CardPage(screen, new Tiles(look), form, panel ? CardPart.WHOLE : CardPart.TILES);
        if (!panel) {
            makePages();
        }
        status.setName("card-status");
        status.setVisible(false);
        if (panel) {
            add(narrowHead(screen));
            add(status, "gapleft 16, gapright 12, gapbottom 8");
        } else {
            add(wideHead(screen));
        }
        scroll = UiFactory.scroll(page);
        scroll.setFocusable(false);
        add(scroll, "hmin 0");
        if (panel) {
            UiFactory.onKey(this, "ESCAPE", input::close);
        }
    }

    /** Creates the card beside the table, with its sections in one column. */
    public static CardView panel(CardScreen screen, TileLook look, CardInput input) {
        return new CardView(screen, look, CardForm.ONE_COLUMN, true, input);
    }

    /** Creates the card as a sheet, with as many columns as its width allows. */
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

    /** Shows the progress of saving. On a sheet it replaces the note. An empty text hides it. */
    public void say(String sentence) {
        status.setText(sentence);
        status.setVisible(!sentence.isEmpty());
        note.setVisible(sentence.isEmpty());
        revalidate();
    }

    @Override
    public boolean requestFocusInWindow() {
        return page.requestFocusInWindow();
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        show(panel ? CardForm.ONE_COLUMN : CardForm.ofSheet(width), page.part());
    }

    /** Creates the buttons that choose a page. */
    private void makePages() {
        ButtonGroup group = new ButtonGroup();
        for (CardPart part : List.of(CardPart.TILES, CardPart.PLAY)) {
            Segment segment = new Segment(part.title(screen));
            segment.setName("card-page-" + part.name().toLowerCase(Locale.ROOT));
            segment.getAccessibleContext().setAccessibleDescription(screen.title());
            segment.setSelected(part == page.part());
            segment.addItemListener(
                    event -> { // the arrow keys select without an action event
                        if (segment.isSelected()) {
                            show(page.form(), part);
                        }
                    });
            group.add(segment);
            pages.put(part, segment);
        }
        turnByKeys();
    }

    private void turnByKeys() {
        turn("LEFT", CardPart.TILES);
        turn("RIGHT", CardPart.PLAY);
    }

    private void turn(String key, CardPart part) {
        Segment segment = pages.get(part);
        if (segment != null) {
            UiFactory.onKey(page, key, () -> segment.setSelected(true));
        }
    }

    private void show(CardForm form, CardPart part) {
        if (form.equals(page.form()) && part == page.part()) {
            return;
        }
        boolean focused = page.isFocusOwner();
        page = new CardPage(screen, new Tiles(look), form, part);
        turnByKeys();
        scroll.setViewportView(page);
        if (focused) {
            page.requestFocusInWindow();
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (panel) {
            Paint.surface(g, this, 0, 0, 1, getHeight());
        }
    }

    private JPanel narrowHead(CardScreen screen) {
        JPanel head = UiFactory.clear("insets 0 16 8 8, gap 0, fillx", "[]8[]push[]", "[42!]0[]");
        head.add(Label.heading(screen.title()));
        head.add(Label.small(screen.otherTitle()));
        head.add(close, "wrap");
        head.add(savePdf, "span, split 2");
        head.add(savePng, "gapleft 16");
        return head;
    }

    private JComponent wideHead(CardScreen screen) {
        JPanel segments = UiFactory.clear("insets 0, gap 0", "[]0[]", "");
        pages.values().forEach(segments::add);
        JComponent rest = new Reflow(
                        "insets 0, gap 0 4, fillx, hidemode 3", LEAST_REST, "[grow,fill]10[]12[]", "[]16[]push")
                .with(note, "cell 0 0, wmin 0", "cell 0 0, spanx 2, growx, wmin 0")
                .with(status, "cell 0 0, wmin 0", "cell 0 0, spanx 2, growx, wmin 0")
                .with(savePdf, "cell 1 0", "cell 0 1")
                .with(savePng, "cell 2 0", "cell 1 1");
        return new Reflow(
                        "insets 0 8 0 4, gap 0 4, fillx",
                        LEAST_HEAD,
                        "[]10[]14[]12[grow,fill]8[]",
                        "[]12[grow,fill]12[]")
                .with(Label.title(screen.title()), "cell 0 0", "cell 0 0")
                .with(
                        new Label(screen.otherTitle(), Type.Weight.REGULAR, Type.SECTION, Tone.SECOND),
                        "cell 1 0",
                        "cell 1 0, wmin 0")
                .with(segments, "cell 2 0", "cell 0 1, spanx 3")
                .with(rest, "cell 3 0, wmin 0", "cell 0 2, spanx 3, growx, wmin 0")
                .with(close, "cell 4 0", "cell 2 0");
    }
}
