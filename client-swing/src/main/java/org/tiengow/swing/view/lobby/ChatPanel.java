package org.tiengow.swing.view.lobby;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The chat before a match: its lines, a text field, and a menu of phrases. */
final class ChatPanel extends JPanel {
    private static final int TEXT = 420;

    private final Words words;
    private final ScrollPage lines = new ScrollPage("[]8[grow,fill]", 2);
    private final JTextField field = new JTextField();
    private List<ChatLine> shown = List.of();

    ChatPanel(Words words, LobbyInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.words = words;
        setOpaque(false);
        Card card = Card.panel(new MigLayout("insets 12, fill, wrap 1", "[grow,fill]", "[grow,fill]8[]"));
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
        TextButton phrases = TextButton.sign(Symbol.CHAT, words.get("lobby.phrases"));
        UiFactory.button(phrases, "lobby-phrases", () -> openPhrases(phrases, input));
        JPanel line = UiFactory.clear("insets 0, fill, novisualpadding", "[grow,fill]6[]", "[]");
        line.add(field, "h 38!, wmin 0");
        line.add(phrases);
        card.add(line, "wmin 0");
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

    private void openPhrases(TextButton button, LobbyInput input) {
        JPopupMenu menu = new JPopupMenu();
        int number = 1;
        for (String phrase : Phrases.all(words)) {
            menu.add(Menus.item(phrase, "lobby-phrase-" + number++, () -> input.say(phrase)));
        }
        Menus.above(menu, button);
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
            lines.add(Label.small(words.get("lobby.chat.empty")), "span 2");
        }
        int number = 0;
        String speaker = "";
        for (ChatLine line : shown) {
            if (!line.who().isEmpty() && !line.who().equals(speaker)) {
                lines.add(new JLabel(new Dot(line.colour())), "aligny center" + (number > 0 ? ", gaptop 6" : ""));
                lines.add(
                        new Label(line.who(), Type.Weight.SEMIBOLD, Type.SMALL, Tone.TEXT),
                        "wmin 0" + (number > 0 ? ", gaptop 6" : ""));
            }
            speaker = line.who();
            Paragraph said = Paragraph.body(line.words(), TEXT);
            said.setName("lobby-chat-line-" + ++number);
            lines.add(said, "skip 1, wmin 0, gaptop -4");
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
