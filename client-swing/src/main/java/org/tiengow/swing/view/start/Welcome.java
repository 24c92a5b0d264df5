package org.tiengow.swing.view.start;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.start.StartScreen.Deed;
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
import org.tiengow.swing.view.UiFactory;

/** The left half of the start screen: the game's name, the user's name, and what to play. */
final class Welcome extends JPanel {
    private static final int WIDTH = 330;
    private static final int LINE = 372;

    private final Paragraph nameProblem = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.FELT, WIDTH);

    private final JTextField field = new JTextField();

    private final StartInput input;
    private final Map<Deed, PushButton> deeds = new EnumMap<>(Deed.class);
    private final Paragraph about = new Paragraph("", Type.Weight.REGULAR, Type.CAPTION, Tone.FELT_SECOND, WIDTH);

    Welcome(Words words, String name, StartInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.input = input;
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
        field.setText(name);
        UiFactory.prepare(field, "start-name", words.get("start.yourName"), "");
        caption.setLabelFor(field);
        UiFactory.onChange(field, () -> {
            sayOfName(new StartModel(words).nameProblem(field.getText()));
            input.rename(field.getText());
        });
        felt.add(field, "h 44!, wmax " + WIDTH);
        nameProblem.setName("start-nameProblem");
        felt.add(nameProblem, "gaptop 4");
        sayOfName(new StartModel(words).nameProblem(name));
        felt.add(ways(words), "growx, wmax " + WIDTH + ", gaptop 8, " + FocusRing.OUT);
        TextButton pin = TextButton.link(words.get("start.host.pin"), Type.SMALL, Tone.FELT);
        named(pin, "start-hostPin", input::hostWithPin);
        felt.add(pin, "wmin 0, growx 0, alignx left, gaptop 4, pad 0 " + -TextButton.INSET + " 0 0");
        felt.add(new Filler(), "pushy 1, growy");
        add(felt);
    }

    /** Shows the likeliest action in gold, and the label of the guided round. Every action keeps its place. */
    void show(StartScreen screen) {
        deeds.forEach((deed, button) -> button.setMain(deed.name().equals(screen.gold())));
        button(Deed.GUIDE).setText(screen.guide());
        about.setText(screen.guideAbout());
        about.setVisible(!screen.guideAbout().isEmpty());
    }

    private JPanel ways(Words words) {
        deed(Deed.HOST, words.get("start.host"), Symbol.HOUSE, input::host).high(52);
        deed(Deed.PRACTISE, words.get("start.practise"), Symbol.PLAY, input::practise);
        deed(Deed.GUIDE, words.get("start.guide"), Symbol.LAMP, input::guide);
        PushButton rules = new PushButton(ButtonKind.QUIET, words.get("start.rules"))
                .with(Symbol.BOOK)
                .high(44)
                .onFelt();
        named(rules, "start-rules", input::rules);
        JPanel ways = new JPanel(new MigLayout(
                "insets 0, gap 0, fillx, wrap 2, hidemode 3, novisualpadding", "[grow,fill]0[grow,fill]"));
        ways.setOpaque(false);
        ways.add(button(Deed.HOST), "span 2");
        ways.add(button(Deed.PRACTISE), "sg pair");
        ways.add(rules, "sg pair");
        ways.add(button(Deed.GUIDE), "span 2");
        ways.add(about, "span 2, wmin 0, gapleft " + FocusRing.ROOM + ", gaptop 4");
        return ways;
    }

    private PushButton deed(Deed deed, String label, Symbol symbol, Runnable act) {
        PushButton button =
                new PushButton(ButtonKind.QUIET, label).with(symbol).high(44).onFelt();
        named(button, "start-" + deed.name().toLowerCase(Locale.ROOT), act);
        deeds.put(deed, button);
        return button;
    }

    private PushButton button(Deed deed) {
        return Objects.requireNonNull(deeds.get(deed));
    }

    private static void named(AbstractButton button, String name, Runnable act) {
        button.setName(name);
        button.addActionListener(event -> act.run());
    }

    /** Shows an error below the name, and moves the focus to the name. */
    void askForName(String why) {
        sayOfName(why);
        field.requestFocusInWindow();
        field.selectAll();
    }

    /** Shows an error below the name. An empty text clears it. */
    private void sayOfName(String why) {
        nameProblem.setText(why);
        nameProblem.setVisible(!why.isEmpty());
        revalidate();
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
        /** Height at scale 1 below which the tiles are left out. */
        private static final int LOWEST = 40;
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
            return new Dimension(0, 0);
        }

        @Override
        public Dimension getMaximumSize() {
            return new Dimension(Short.MAX_VALUE, TALLEST + 16);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            if (getHeight() < LOWEST) {
                return;
            }
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
