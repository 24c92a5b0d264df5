package org.tiengow.swing.view.lobby;

import java.awt.Dimension;
import java.awt.Graphics;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.model.LobbyScreen;
import org.tiengow.swing.model.LobbyScreen.Act;
import org.tiengow.swing.model.LobbyScreen.ActKind;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Banner;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;

/** A table before a match: seats, buttons and chat on the left, the rules on the right. */
public final class LobbyView extends JPanel {
    private final LobbyInput input;
    private final Bar bar;
    private final Label joinAt = Label.small("");
    private final Banner banner;
    private final LobbyTable table;
    private final JPanel acts = new JPanel(new MigLayout("insets 0, gap 4, fillx, novisualpadding", "[]"));
    private final Paragraph note = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, 560);
    private final RulesPanel rules;
    private final ChatPanel chat;
    private List<Act> shownActs = List.of();

    /** The lobby in a language. */
    public LobbyView(Words words, LobbyInput input) {
        super(new MigLayout("insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow,fill]", "[][][grow,fill]"));
        this.input = input;
        setName("lobby");
        bar = new Bar(words.get("window.leave"));
        bar.back().addActionListener(event -> input.leave());
        bar.addLeft(joinAt);
        joinAt.setName("lobby-joinAt");
        TextButton retry = TextButton.word(words.get("connection.retry"), Tone.TEXT);
        retry.setName("banner-retry");
        retry.addActionListener(event -> input.retry());
        TextButton leave = TextButton.word(words.get("window.leave"), Tone.TEXT);
        leave.setName("banner-leave");
        leave.addActionListener(event -> input.leave());
        banner = new Banner("", retry, leave);
        table = new LobbyTable(input);
        rules = new RulesPanel(words, input);
        chat = new ChatPanel(words, input);
        acts.setOpaque(false);
        banner.setVisible(false);
        note.setName("lobby-note");
        add(bar, "shrink 0, hmin pref");
        add(banner, "cell 0 1, gap 24 24 12 0");
        add(body(), "cell 0 2");
    }

    /** Shows how the table stands. */
    public void show(LobbyScreen screen) {
        bar.setTitle(screen.title());
        joinAt.setText(screen.joinAt());
        banner.setText(screen.banner());
        banner.setVisible(!screen.banner().isEmpty());
        table.show(screen);
        showActs(screen.acts());
        note.setText(screen.note());
        rules.show(screen.rules());
        chat.show(screen.chat());
        revalidate();
        repaint();
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(Palette.current().bg());
        g.fillRect(0, 0, getWidth(), getHeight());
    }

    private JPanel body() {
        JPanel body = new JPanel(new MigLayout(
                "insets 24, gap 24 0, fill, novisualpadding", "[0:0:,grow 53,fill][0:0:,grow 47,fill]", "[grow,fill]"));
        body.setOpaque(false);
        JPanel left = new JPanel(new MigLayout(
                "insets 0, fill, wrap 1, novisualpadding", "[grow,fill]", "[grow 300,fill]10[]2[]14[grow 100,fill]"));
        left.setOpaque(false);
        left.add(table, "hmin 260, wmin 0");
        left.add(acts, "wmin 0");
        left.add(note, "gapx 4, wmin 0");
        left.add(chat, "hmin 104, wmin 0");
        body.add(left, "wmin 0");
        body.add(rules, "wmin 0");
        return body;
    }

    private void showActs(List<Act> wanted) {
        if (wanted.equals(shownActs)) {
            return;
        }
        String focused = focusedName();
        shownActs = new ArrayList<>(wanted);
        acts.removeAll();
        for (Act act : wanted) {
            PushButton button = new PushButton(act.main() ? ButtonKind.MAIN : ButtonKind.SECOND, act.words());
            switch (act.kind()) {
                case FILL -> button.with(Symbol.ROBOT);
                case READY -> button.with(Symbol.CHECK);
                case START -> button.with(Symbol.PLAY);
                case NOT_READY -> button.with(Symbol.UNDO);
            }
            button.setName("lobby-" + act.kind());
            button.setAllowed(act.enabled(), act.enabled() ? "" : note.getText());
            button.addActionListener(event -> input.act(act.kind()));
            boolean last = act.kind() == ActKind.START;
            acts.add(button, act.kind() == ActKind.FILL ? "pushx" : last ? "wmin 120" : "");
            if (button.getName().equals(focused)) {
                button.requestFocusInWindow();
            }
        }
        acts.revalidate();
    }

    private String focusedName() {
        for (var component : acts.getComponents()) {
            if (component.isFocusOwner()) {
                return component.getName();
            }
        }
        return "";
    }
}
