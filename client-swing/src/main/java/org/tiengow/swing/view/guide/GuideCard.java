package org.tiengow.swing.view.guide;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.guide.GuideScreen.Button;
import org.tiengow.presentation.guide.GuideScreen.Card;
import org.tiengow.presentation.guide.GuideScreen.Choice;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.KeyCap;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.SidePanelContent;
import org.tiengow.swing.view.UiFactory;

/** The card of the lesson. Enter presses its main button from anywhere at the table, so that the hand keeps the focus. */
final class GuideCard extends JPanel implements SidePanelContent {
    private static final int TEXT = 232;
    /** Width at scale 1 from which the buttons lie in pairs. */
    private static final int BESIDE = 340;

    private final Consumer<Choice> chosen;
    private final Label place = Label.caption("");
    private final Progress progress = new Progress();
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final JPanel foot = new JPanel(new MigLayout("insets 0, fillx", "[grow,fill]"));
    private final TextButton leave;
    private final List<PushButton> buttons = new ArrayList<>();
    private Tiles tiles;
    private @Nullable Card shown;

    GuideCard(String spoken, String leaveWords, TileLook look, Consumer<Choice> chosen) {
        super(new MigLayout(
                "insets 16 16 12 16, gap 0, fill, wrap 1, hidemode 3", "[grow,fill]", "[]8[]16[grow,fill]8[]4[]"));
        this.chosen = chosen;
        this.tiles = new Tiles(look);
        setName("guide-card");
        setOpaque(false);
        getAccessibleContext().setAccessibleName(spoken);
        place.setName("guide-place");
        foot.setOpaque(false);
        leave = TextButton.tool(Symbol.DOOR, leaveWords);
        leave.setName("guide-leave");
        leave.addActionListener(event -> chosen.accept(Choice.LEAVE));
        add(place);
        add(progress, "h 4!");
        add(UiFactory.scroll(scrollPage), "hmin 0");
        add(foot);
        add(leave, "alignx left, growx 0");
    }

    /** Shows a page of the lesson and updates the text for screen readers. */
    void show(Card card) {
        if (card.equals(shown)) {
            return;
        }
        shown = card;
        place.setText(card.place());
        progress.setShare(card.progress());
        scrollPage.removeAll();
        Paragraph title = new Paragraph(card.title(), Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT, TEXT);
        title.setName("guide-title");
        scrollPage.add(title, "gapbottom 8");
        if (!card.trouble().isEmpty()) {
            scrollPage.add(
                    new Block(
                            Symbol.INFO,
                            new Paragraph(card.trouble(), Type.Weight.REGULAR, Type.BODY, Tone.TEXT, TEXT)),
                    "gapbottom 8");
        }
        boolean failed = !card.trouble().isEmpty(); // then the next step comes first, visible in a small window too
        if (failed) {
            addNextStep(card, "gapbottom 8");
        }
        if (!card.pictures().isEmpty()) { // before the text, which may be longer than the window is high
            scrollPage.add(new GuideTiles(card.pictures(), tiles), "wmin 0, gapbottom 8");
        }
        for (String line : card.lines()) {
            scrollPage.add(new Paragraph(line, Type.Weight.REGULAR, Type.MAIN, Tone.TEXT, TEXT), "gapbottom 6");
        }
        if (!failed) {
            addNextStep(card, "gaptop 6");
        }
        showButtons(card.buttons());
        leave.setVisible(card.buttons().stream().noneMatch(button -> button.choice() == Choice.LEAVE));
        getAccessibleContext().setAccessibleDescription(card.spoken());
        scrollPage.revalidate();
        scrollPage.repaint();
    }

    void setTileLook(TileLook look) {
        Card card = shown;
        tiles = new Tiles(look);
        shown = null;
        if (card != null) {
            show(card);
        }
    }

    private void addNextStep(Card card, String gap) {
        if (!card.nextStep().isEmpty()) {
            Paragraph nextStep = new Paragraph(card.nextStep(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, TEXT);
            nextStep.setName("guide-next");
            scrollPage.add(new Block(Symbol.TO, nextStep), gap);
        }
    }

    @Override
    public JComponent component() {
        return this;
    }

    @Override
    public List<Component> controls() {
        List<Component> controls = new ArrayList<>(buttons);
        if (leave.isVisible()) {
            controls.add(leave);
        }
        return controls;
    }

    @Override
    public boolean requestFocusInWindow() {
        return false; // the card's tasks are done in the hand
    }

    private void showButtons(List<Button> wanted) {
        buttons.clear();
        foot.removeAll();
        int count = wanted.size();
        Reflow rows =
                new Reflow("insets 0, gap 8 4, fillx", BESIDE, "[0:0:,grow 50,fill][0:0:,grow 50,fill]", "[grow,fill]");
        for (Button button : wanted) {
            PushButton made = new PushButton(button.main() ? ButtonKind.MAIN : ButtonKind.SECOND, button.words());
            if (button.main()) {
                made.with(KeyCap.ENTER);
            }
            made.setName("guide-" + button.choice().name().toLowerCase(Locale.ROOT));
            made.addActionListener(event -> chosen.accept(button.choice()));
            buttons.add(made);
            String ring = ", pad 0 " + -FocusRing.ROOM + " 0 " + FocusRing.ROOM;
            int after = count - buttons.size(); // in pairs, the main button comes last, at the right
            String wide = "cell " + after % 2 + " " + after / 2 + (after % 2 == 0 && after == count - 1 ? " 2 1" : "");
            rows.with(made, wide + ring, "cell 0 " + (buttons.size() - 1) + ring);
        }
        foot.add(rows, "wmin 0");
        foot.revalidate();
        foot.repaint();
    }

    @Override
    protected void paintComponent(Graphics g) {
        Palette palette = Palette.current();
        g.setColor(palette.surface());
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setColor(palette.line());
        g.fillRect(0, 0, 1, getHeight());
    }

    /** A highlighted sentence with a symbol before it. */
    private static final class Block extends JPanel {
        private final Symbol sign;

        Block(Symbol sign, Paragraph text) {
            super(new MigLayout("insets 10 36 10 10, fillx", "[grow,fill]"));
            this.sign = sign;
            setOpaque(false);
            add(text);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            Palette palette = Palette.current();
            Paint.fill(g, palette.raised(), 0, 0, getWidth(), getHeight(), Scale.of(10));
            Paint.edge(g, palette.line(), 0, 0, getWidth(), getHeight(), Scale.of(10), 1);
            Paint.symbol(g, sign, palette.focus(), Scale.of(10), Scale.of(11), Scale.of(18));
            g.dispose();
        }
    }

    /** A progress bar for the current part of the lesson. */
    private static final class Progress extends JComponent {
        private double share;

        void setShare(double next) {
            share = next;
            repaint();
        }

        @Override
        public AccessibleContext getAccessibleContext() {
            if (accessibleContext == null) {
                accessibleContext = new AccessibleJComponent() {
                    @Override
                    public AccessibleRole getAccessibleRole() {
                        return AccessibleRole.FILLER; // the caption above already says the progress
                    }
                };
            }
            return accessibleContext;
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            Palette palette = Palette.current();
            Paint.fill(g, palette.line(), 0, 0, getWidth(), getHeight(), getHeight() / 2.0);
            Paint.fill(g, palette.focus(), 0, 0, getWidth() * share, getHeight(), getHeight() / 2.0);
            g.dispose();
        }
    }
}
