package org.tiengow.swing.view.lobby;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Chip;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The chat before a match: its lines, a text field, and phrases to send with one click. */
final class ChatPanel extends JPanel {
    private static final int TEXT = 420;
    /** The least height for one row of phrases above the field, at scale 1. */
    private static final int ONE_ROW = 130;

    private static final int TWO_ROWS = 200;

    private final Words words;
    private final ScrollPage lines = new ScrollPage("[]8[]8[grow,fill]", 3);
    private final List<Chip> phrases = new ArrayList<>();
    private final JTextField field = new JTextField();
    private List<ChatLine> shown = List.of();

    ChatPanel(Words words, LobbyInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.words = words;
        setOpaque(false);
        Card card = Card.panel(new MigLayout("insets 12, fill, wrap 1", "[grow,fill]", "[grow,fill]8[]8[]"));
        lines.setName("lobby-chat-lines");
        lines.getAccessibleContext().setAccessibleName(words.get("lobby.chat"));
        card.add(UiFactory.scroll(lines), "hmin 24");
        UiFactory.prepare(field, "lobby-chat-field", words.get("lobby.chat"), words.get("lobby.chat.prompt"));
        field.addActionListener(event -> {
            if (!field.getText().isBlank()) {
                input.say(field.getText());
                field.setText("");
            }
        });
        Flow chips = new Flow(8, 720);
        int number = 1;
        for (String phrase : Phrases.all(words)) {
            Chip chip = UiFactory.button(new Chip(null, phrase), "lobby-phrase-" + number++, () -> input.say(phrase));
            phrases.add(chip);
            chips.add(chip);
        }
        card.add(chips, "wmin 0");
        card.add(field, "h 38!, wmin 0");
        add(card);
        write();
    }

    /** Returns the text that has been typed but not sent. */
    String draft() {
        return field.getText();
    }

    void setDraft(String typed) {
        field.setText(typed);
    }

    /** Hides phrases from the end of the list when there is little room. */
    @Override
    public void doLayout() {
        int row = getWidth() - Scale.px(24);
        int rows = getHeight() >= Scale.px(TWO_ROWS) ? 2 : getHeight() >= Scale.px(ONE_ROW) ? 1 : 0;
        int room = row;
        for (Chip phrase : phrases) {
            int width = phrase.getPreferredSize().width + Scale.px(8);
            if (room < width) {
                rows--;
                room = row;
            }
            room -= width;
            phrase.setVisible(rows > 0 && room >= -Scale.px(8));
        }
        super.doLayout();
    }

    void show(List<ChatLine> chat) {
        if (!chat.equals(shown)) {
            shown = chat;
            write();
            SwingUtilities.invokeLater(() ->
                    lines.scrollRectToVisible(new Rectangle(0, Math.max(0, lines.getHeight() - 1), 1, 1)));
        }
    }

    private void write() {
        lines.removeAll();
        if (shown.isEmpty()) {
            lines.add(Label.small(words.get("lobby.chat.empty")), "span 3");
        }
        int number = 0;
        for (ChatLine line : shown) {
            lines.add(new JLabel(new Dot(line.colour())), "aligny top, gaptop 5");
            lines.add(new Label(line.who(), Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT), "aligny top, wmin 0, wmax 96");
            Paragraph said = Paragraph.body(line.words(), TEXT);
            said.setName("lobby-chat-line-" + ++number);
            lines.add(said);
        }
        lines.revalidate();
        lines.repaint();
    }

    /** A dot in the colour of a seat. It is invisible for a speaker without a seat. */
    private record Dot(int colour) implements Icon {
        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            if (colour >= 0) {
                Graphics2D g = Paint.smooth(graphics);
                g.setColor(Palette.current().seats().get(colour));
                g.fill(new Ellipse2D.Double(x, y, getIconWidth(), getIconHeight()));
                g.dispose();
            }
        }

        @Override
        public int getIconWidth() {
            return Scale.px(10);
        }

        @Override
        public int getIconHeight() {
            return Scale.px(10);
        }
    }
}
