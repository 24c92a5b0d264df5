package org.tiengow.swing.view.start;

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
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
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
import org.tiengow.swing.view.Fields;

/** The left half of the start screen: the game's name, one's own, and what to do. */
final class Welcome extends JPanel {
    private static final int WIDTH = 330;
    private static final int LINE = 372;

    private final Paragraph nameProblem = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.FELT, WIDTH);

    Welcome(Words words, String name, boolean newcomer, StartInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        setOpaque(false);
        FeltPanel felt = FeltPanel.whole(new MigLayout(
                "insets 16 24 16 24, wrap 1, hidemode 3, alignx center, aligny center",
                "[0:" + LINE + ":" + LINE + ",fill]"));
        felt.add(new NameInTiles(), "growy, pushy 1, aligny bottom, pad 0 " + -NameInTiles.SHADOW + " 0 0");
        felt.add(title(words), "gapbottom 4, wmin 0");
        felt.add(
                new Paragraph(words.get("start.tagline"), Type.Weight.REGULAR, Type.MAIN + 1, Tone.FELT_SECOND, LINE),
                "wmin 0"); // two whole lines, a little beyond the buttons
        Label caption = new Label(words.get("start.yourName"), Type.Weight.REGULAR, Type.SMALL, Tone.FELT_SECOND);
        felt.add(caption, "gaptop 24");
        JTextField field = new JTextField(name);
        Fields.prepare(field, "start-name", words.get("start.yourName"), "");
        caption.setLabelFor(field);
        Fields.onChange(field, () -> {
            sayOfName("");
            input.rename(field.getText());
        });
        felt.add(field, "h 44!, wmax " + WIDTH);
        nameProblem.setName("start-nameProblem");
        felt.add(nameProblem, "gaptop 4");
        sayOfName("");
        PushButton host = new PushButton(ButtonKind.MAIN, words.get("start.host"))
                .with(Symbol.HOUSE)
                .high(52)
                .onFelt();
        host.setName("start-host");
        host.addActionListener(event -> input.host());
        felt.add(host, "growx, wmax " + WIDTH + ", gaptop 8, " + FocusRing.OUT);
        TextButton pin = TextButton.link(words.get("start.host.pin"), Type.SMALL, Tone.FELT);
        pin.setName("start-hostPin");
        pin.addActionListener(event -> input.hostWithPin());
        felt.add(pin, "gaptop 4, growx 0, alignx left");
        JPanel pair =
                new JPanel(new MigLayout("insets 0, gap 0, fillx, novisualpadding", "[grow,fill,sg][grow,fill,sg]"));
        pair.setOpaque(false);
        pair.add(quiet(words.get("start.practise"), Symbol.PLAY, "start-practise", input::practise));
        pair.add(quiet(words.get("start.rules"), Symbol.BOOK, "start-rules", input::rules));
        felt.add(pair, "growx, wmax " + WIDTH + ", gaptop 2, " + FocusRing.OUT);
        addGuide(felt, words, newcomer, input);
        felt.add(new Filler(), "pushy 1, growy");
        add(felt);
    }

    /** The way into the guided round: a button for whoever has not played it, later a word. */
    private static void addGuide(JPanel felt, Words words, boolean newcomer, StartInput input) {
        AbstractButton guide = newcomer
                ? new PushButton(ButtonKind.SECOND, words.get("start.guide"))
                        .with(Symbol.LAMP)
                        .high(44)
                        .onFelt()
                : TextButton.link(words.get("start.guide.again"), Type.SMALL, Tone.FELT);
        guide.setName("start-guide");
        guide.addActionListener(event -> input.guide());
        felt.add(
                guide,
                newcomer ? "growx, wmax " + WIDTH + ", gaptop 2, " + FocusRing.OUT : "gaptop 8, growx 0, alignx left");
        if (newcomer) {
            felt.add(
                    new Paragraph(
                            words.get("start.guide.about"), Type.Weight.REGULAR, Type.CAPTION, Tone.FELT_SECOND, LINE),
                    "wmin 0");
        }
    }

    /** Says below the name why it will not do; an empty text clears that. */
    void sayOfName(String words) {
        nameProblem.setText(words);
        nameProblem.setVisible(!words.isEmpty());
    }

    private static PushButton quiet(String text, Symbol symbol, String name, Runnable act) {
        PushButton button =
                new PushButton(ButtonKind.QUIET, text).with(symbol).high(44).onFelt();
        button.setName(name);
        button.addActionListener(event -> act.run());
        return button;
    }

    private static JPanel title(Words words) {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 22", "[][]", "[baseline]"));
        line.setOpaque(false);
        line.add(new Label(words.get("start.name.chinese"), Type.Weight.SEMIBOLD, Type.NAME, Tone.FELT));
        line.add(new Label(words.get("start.name"), Type.Weight.SEMIBOLD, 34, Tone.FELT));
        return line;
    }

    /** Room that may go. */
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

    /** Two Heavens and two nines: the game's name in tiles. */
    private static final class NameInTiles extends JComponent {
        private static final List<TileKind> SHOWN =
                List.of(TileKind.HEAVEN, TileKind.HEAVEN, TileKind.NINE_63, TileKind.NINE_54);
        private static final int TALLEST = 180;
        private static final int LOWEST = 70;
        /** How much room the shadow of the first tile has left of it, at scale 1. */
        static final int SHADOW = 16;

        /** How many widths the four tiles and the gaps between them take. */
        private static final double SPAN = 4.7;

        private final Tiles tiles = new Tiles(TileLook.BLACK);

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(WIDTH, TALLEST + 16); // tiles follow the window, not the text
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
