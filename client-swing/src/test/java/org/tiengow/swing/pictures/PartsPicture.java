package org.tiengow.swing.pictures;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Felt;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.part.BankerMark;
import org.tiengow.swing.theme.part.Banner;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Chip;
import org.tiengow.swing.theme.part.KeyCap;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Switch;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;

/** All components on one sheet, as in the design's picture of states. */
final class PartsPicture extends JPanel {
    PartsPicture() {
        super(new MigLayout("insets 0, fillx, wrap 1", "[grow,fill]"));
        Bar bar = new Bar("Back");
        bar.setTitle("Lam’s Friday table");
        Chip rules = new Chip(Symbol.BOOK, "");
        rules.setTexts("Rules: Lai", "6 differ");
        bar.addLeft(rules);
        bar.addLeft(Label.small("Round 3 of 8 · Trick 3"));
        bar.addTool(TextButton.tool(Symbol.UNDO, "Last trick"), true);
        bar.addTool(TextButton.tool(Symbol.CARD, "Reference card"), true);
        bar.addTool(TextButton.tool(Symbol.SOUND, "Sound"), false);
        bar.addTool(TextButton.tool(Symbol.GEAR, "Settings"), false);
        add(bar);
        add(new Plates(), "height 290!, gapx 16 16");
        JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8"));
        buttons.add(new PushButton(ButtonKind.MAIN, "Play").with(KeyCap.ENTER), "width 120!");
        buttons.add(new PushButton(ButtonKind.SECOND, "Forfeit 2").with(KeyCap.F));
        buttons.add(new PushButton(ButtonKind.QUIET, "Hint").with(Symbol.LAMP).with(KeyCap.H));
        buttons.add(new PushButton(ButtonKind.ENDING, "Leave"));
        PushButton not = new PushButton(ButtonKind.MAIN, "Play").with(KeyCap.ENTER);
        not.setAllowed(false, "because");
        buttons.add(not, "wrap");
        buttons.add(
                new PushButton(ButtonKind.MAIN, "Host a game")
                        .with(Symbol.HOUSE)
                        .high(52),
                "growx");
        buttons.add(TextButton.link("Why four times?", 14, Tone.LINK));
        Switch on = new Switch("Hints allowed");
        on.setSelected(true);
        buttons.add(on);
        buttons.add(new Switch("旁觀者"));
        add(buttons, "gapx 16 16");
        add(
                new Banner(
                        "Connection lost. Trying again, for 40 more seconds.",
                        TextButton.word("Try now", Tone.TEXT),
                        TextButton.word("Leave", Tone.TEXT)),
                "gapx 16 16");
        Card card = Card.panel(new MigLayout("insets 20, wrap 1, fillx", "[grow,fill]"));
        card.add(Label.title("Throw away a winning set?"));
        card.add(Paragraph.body(
                "Earth–eight beats Man–seven. If you forfeit it, it lies face down and wins nothing. 地八大過人七，可以出。",
                400));
        JTextField field = new JTextField("192.168.1.20");
        card.add(field, "height 44!, split 3, growx");
        card.add(new JComboBox<>(new String[] {"8 rounds", "不限"}), "height 44!, width 160!");
        JTextField empty = new JTextField();
        empty.putClientProperty("JTextField.placeholderText", "Address and port");
        card.add(empty, "height 44!");
        add(card, "gapx 16 16");
        JPanel signs = new JPanel(new MigLayout("insets 0, gap 6"));
        for (Symbol symbol : Symbol.values()) {
            signs.add(TextButton.sign(symbol, symbol.name()));
        }
        add(signs, "gapx 16 16");
    }

    private static final class Plates extends JPanel {
        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            Felt.piece(g, new Rectangle2D.Double(0, 0, getWidth(), getHeight()), 16);
            plate("chips", "+24", Plate.Edge.PLAIN, -1, "", false).paint(g, 24, 16, 200, 56);
            plate("choosing a play", "", Plate.Edge.NOW, 0.6, "0:24", false).paint(g, 260, 16, 230, 56);
            plate("choosing a play", "", Plate.Edge.NOW, 0.15, "0:06", true).paint(g, 24, 90, 230, 56);
            plate("lost, 0:45 to come back", "", Plate.Edge.LOST, -1, "", false).paint(g, 280, 90, 230, 56);
            plate("ready", "", Plate.Edge.READY, -1, "", false).paint(g, 24, 166, 200, 56);
            new Plate(
                            1,
                            "Bo",
                            "B",
                            null,
                            "steady",
                            Symbol.ROBOT,
                            false,
                            "chips",
                            "−10",
                            Plate.Edge.PLAIN,
                            -1,
                            "",
                            false)
                    .paint(g, 280, 166, 200, 56);
            new Plate(3, "林叔", "林", null, "", null, true, "電腦暫代", "", Plate.Edge.NOW, .8, "0:12", false)
                    .paint(g, 520, 16, 200, 56);
            int x = 520;
            for (int rate = 2; rate <= 12; rate += 2) {
                BankerMark.coin(g, x, 130, 18);
                int at = x + 24;
                for (int pips : BankerMark.dice(rate)) {
                    BankerMark.die(g, pips, at, 115, 28);
                    at += 36;
                }
                x += 130;
                BankerMark.figure(g, "Banker", "×" + rate, x - 20, 190);
            }
            g.setColor(Color.WHITE);
            g.dispose();
        }

        private static Plate plate(
                String caption, String figure, Plate.Edge edge, double ring, String clock, boolean urgent) {
            return new Plate(2, "Mei", "M", null, "", null, false, caption, figure, edge, ring, clock, urgent);
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(Palette.current().bg());
        g.fillRect(0, 0, getWidth(), getHeight());
    }
}
