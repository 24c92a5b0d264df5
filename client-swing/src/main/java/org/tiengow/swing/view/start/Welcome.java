package org.tiengow.swing.view.start;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.start.StartScreen.Deed;
import org.tiengow.presentation.start.StartScreen.DeedKind;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FeltPanel;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.ButtonPress;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.UiFactory;

/** The left half of the start screen: the game's name, the user's name, and what to play. */
final class Welcome extends JPanel {
    private static final int WIDTH = 330;
    private static final int LINE = 372;

    private final Paragraph nameProblem = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.FELT, WIDTH);

    private final JPanel deeds =
            new JPanel(new MigLayout("insets 0, gap 0, fillx, wrap 2, novisualpadding", "[grow,fill]0[grow,fill]"));

    private final Words words;
    private final StartInput input;
    private final PushButton rules;
    private final TextButton again;
    private List<Deed> shown = List.of();
    private boolean gold;

    Welcome(Words words, String name, StartInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.words = words;
        this.input = input;
        this.rules = new PushButton(ButtonKind.QUIET, words.get("start.rules"))
                .with(Symbol.BOOK)
                .high(44)
                .onFelt();
        named(rules, "start-rules", input::rules);
        this.again = TextButton.link(words.get("start.guide.again"), Type.SMALL, Tone.FELT);
        setOpaque(false);
        FeltPanel felt = FeltPanel.whole(new MigLayout(
                "insets 16 24 16 24, wrap 1, hidemode 3, alignx center, aligny center",
                "[0:" + LINE + ":" + LINE + ",fill]"));
        felt.add(new NameInTiles(), "growy, pushy 1, aligny bottom, pad 0 " + -NameInTiles.SHADOW + " 0 0");
        felt.add(title(words), "gapbottom 4, wmin 0");
        felt.add(
                new Paragraph(words.get("start.tagline"), Type.Weight.REGULAR, Type.MAIN + 1, Tone.FELT_SECOND, LINE),
                "wmin 0"); // wraps into two full lines, a little wider than the buttons
        Label caption = new Label(words.get("start.yourName"), Type.Weight.REGULAR, Type.SMALL, Tone.FELT_SECOND);
        felt.add(caption, "gaptop 24");
        JTextField field = new JTextField(name);
        UiFactory.prepare(field, "start-name", words.get("start.yourName"), "");
        caption.setLabelFor(field);
        UiFactory.onChange(field, () -> {
            sayOfName("");
            input.rename(field.getText());
        });
        felt.add(field, "h 44!, wmax " + WIDTH);
        nameProblem.setName("start-nameProblem");
        felt.add(nameProblem, "gaptop 4");
        sayOfName("");
        deeds.setOpaque(false);
        deeds.setName("start-deeds");
        felt.add(deeds, "growx, wmax " + WIDTH + ", gaptop 8, " + FocusRing.OUT);
        felt.add(links(), "gaptop 4, wmin 0");
        felt.add(new Filler(), "pushy 1, growy");
        add(felt);
    }

    /**
     * Shows the ways to play: the first as a large button, the second beside the rules, the others below.
     *
     * @param isGold whether the first is the main button of the screen, which is gold
     */
    void show(List<Deed> offered, boolean isGold) {
        if (offered.equals(shown) && isGold == gold) {
            return;
        }
        shown = offered;
        gold = isGold;
        ButtonPress.delay(deeds, this::showDeeds);
    }

    private void showDeeds() {
        List<Deed> offered = shown;
        FocusBefore.keep(deeds, () -> make(offered, gold));
        again.setVisible(offered.stream().noneMatch(deed -> deed.kind() == DeedKind.GUIDE));
        deeds.revalidate();
        deeds.repaint();
    }

    private void make(List<Deed> offered, boolean isGold) {
        deeds.removeAll();
        for (int i = 0; i < offered.size(); i++) {
            Deed deed = offered.get(i);
            if (i == 0) {
                deeds.add(button(deed, isGold ? ButtonKind.MAIN : ButtonKind.SECOND, 52), "span 2");
                if (!deed.about().isEmpty()) {
                    deeds.add(
                            new Paragraph(deed.about(), Type.Weight.REGULAR, Type.CAPTION, Tone.FELT_SECOND, WIDTH),
                            "span 2, wmin 0, gapleft " + FocusRing.ROOM + ", gaptop 4, gapbottom 8");
                }
            } else if (i == 1) {
                deeds.add(button(deed, ButtonKind.QUIET, 44), "sg pair");
                deeds.add(rules, "sg pair");
            } else {
                deeds.add(button(deed, ButtonKind.QUIET, 44), "span 2");
            }
        }
    }

    private PushButton button(Deed deed, ButtonKind kind, int high) {
        PushButton button = new PushButton(kind, deed.words())
                .with(
                        switch (deed.kind()) {
                            case GO_ON, PRACTISE -> Symbol.PLAY;
                            case GUIDE -> Symbol.LAMP;
                            case HOST -> Symbol.HOUSE;
                        })
                .high(high)
                .onFelt();
        switch (deed.kind()) {
            case GO_ON -> named(button, "start-goOn", input::goOn);
            case GUIDE -> named(button, "start-guide", input::guide);
            case PRACTISE -> named(button, "start-practise", input::practise);
            case HOST -> named(button, "start-host", input::host);
        }
        return button;
    }

    /** Returns the links to seldom used actions. They are no buttons, so that they do not stand between the usual ones. */
    private JPanel links() {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 20 0, hidemode 3, novisualpadding", "[][]"));
        line.setOpaque(false);
        TextButton pin = TextButton.link(words.get("start.host.pin"), Type.SMALL, Tone.FELT);
        named(pin, "start-hostPin", input::hostWithPin);
        line.add(pin, "wmin 0");
        named(again, "start-guide", input::guide);
        line.add(again, "wmin 0");
        return line;
    }

    private static void named(AbstractButton button, String name, Runnable act) {
        button.setName(name);
        button.addActionListener(event -> act.run());
    }

    /** Shows an error below the name. An empty text clears it. */
    void sayOfName(String words) {
        nameProblem.setText(words);
        nameProblem.setVisible(!words.isEmpty());
    }

    private static JPanel title(Words words) {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 22", "[][]", "[baseline]"));
        line.setOpaque(false);
        line.add(new Label(words.get("start.name.chinese"), Type.Weight.SEMIBOLD, Type.NAME, Tone.FELT));
        line.add(new Label(words.get("start.name"), Type.Weight.SEMIBOLD, 34, Tone.FELT));
        return line;
    }

    /** Optional spacer, dropped when space is short. */
    private static final class Filler extends JPanel {
        Filler() {
            setOpaque(false);
        }

        @Override
        public Dimension getMinimumSize() {
            return new Dimension(0, 0);
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(0, 0);
        }
    }

    /** The game's name in tiles: two Heavens and two nines. */
    private static final class NameInTiles extends JComponent {
        private static final List<TileKind> SHOWN =
                List.of(TileKind.HEAVEN, TileKind.HEAVEN, TileKind.NINE_63, TileKind.NINE_54);
        private static final int TALLEST = 180;
        private static final int LOWEST = 70;
        /** Room for the shadow at the left of the first tile, at scale 1. */
        static final int SHADOW = 16;

        /** Width of the four tiles and the gaps between them, in tile widths. */
        private static final double SPAN = 4.7;

        private final Tiles tiles = new Tiles(FlatLaf.isLafDark() ? TileLook.BLACK : TileLook.IVORY);

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(WIDTH, TALLEST + 16); // unscaled: tiles follow the window, not the text
        }

        @Override
        public Dimension getMinimumSize() {
            return new Dimension(0, LOWEST);
        }

        @Override
        public Dimension getMaximumSize() {
            return new Dimension(Short.MAX_VALUE, TALLEST + 16);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            double room = 10;
            double width = Math.min(
                    (getWidth() - Scale.of(SHADOW)) / SPAN, Math.min(TALLEST, getHeight() - room) / Tiles.height(1));
            double height = width * Tiles.height(1);
            double x = Scale.of(SHADOW);
            double y = getHeight() - height - room;
            for (int i = 0; i < SHOWN.size(); i++) {
                tiles.face(g, SHOWN.get(i), x, y, width);
                x += width * (i == 1 ? 1.35 : 1.14);
            }
            g.dispose();
        }
    }
}
