package org.tiengow.swing.view.lobby;

import java.awt.Dimension;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/**
 * The column beside the table of the lobby: the rules as one line, how others join, and the chat. The line opens the rules below itself, in
 * place of the rest.
 */
final class LobbySide extends JPanel {
    /** Height at scale 1 below which the card for joining is flat. */
    private static final int LEAST_TALL = 560;
    /** Height at scale 1 that line, flat card and chat need. */
    private static final int LEAST = 388;

    private final Words words;
    private final LineButton line = new LineButton(Symbol.BOOK);
    private final JoinCard joining;
    private final RulesPanel rules;
    private final JScrollPane openRules;
    private final ChatPanel chat;
    private boolean open;

    LobbySide(Words words, LobbyInput input) {
        super(new MigLayout(
                "insets 20 12 20 24, fill, wrap 1, novisualpadding, hidemode 3",
                "[0:0:,grow,fill]",
                "[]12[]12[grow,fill]"));
        this.words = words;
        setOpaque(false);
        joining = new JoinCard(input);
        rules = new RulesPanel(words, input);
        chat = new ChatPanel(words, input);
        UiFactory.button(line, "lobby-rules-line", () -> setOpen(!open));
        add(line, "cell 0 0, wmin 0, hmin pref");
        add(joining, "cell 0 1, wmin 0, hmin pref");
        add(chat, "cell 0 2, wmin 0");
        ScrollPage page = new ScrollPage("[grow,fill]", 1);
        page.add(rules, "wmin 0");
        openRules = UiFactory.scroll(page);
        // Rules that grow a little longer must not become narrower.
        openRules.setVerticalScrollBarPolicy(ScrollPaneConstants.VERTICAL_SCROLLBAR_ALWAYS);
        add(openRules, "cell 0 1 1 2, wmin 0, hmin 90, grow");
        openRules.setVisible(false);
    }

    void show(LobbyScreen screen) {
        line.show(
                screen.rules().line(),
                screen.rules().differing(),
                words.spoken(screen.rules().line(), screen.rules().differing()));
        joining.show(screen.phones(), screen.invite());
        joining.setVisible(!open && joining.isNeeded());
        rules.show(screen.rules());
        chat.show(screen.chat());
    }

    /** Shows the rules below their line, or what they cover. */
    void setOpen(boolean wanted) {
        open = wanted;
        line.setOpen(open);
        openRules.setVisible(open);
        joining.setVisible(!open && joining.isNeeded());
        chat.setVisible(!open);
        revalidate();
        repaint();
    }

    boolean isOpen() {
        return open;
    }

    String draft() {
        return chat.draft();
    }

    void setDraft(String typed) {
        chat.setDraft(typed);
    }

    @Override
    public void doLayout() {
        joining.setFlat(getHeight() < Scale.px(LEAST_TALL));
        super.doLayout();
    }

    @Override
    public Dimension getMinimumSize() {
        return open ? super.getMinimumSize() : new Dimension(0, Scale.px(LEAST));
    }
}
