package org.tiengow.swing.view.lobby;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.view.UiFactory;

/** The foot of the lobby: the card for phones and the chat. They lie side by side where there is room, else on two tabs. */
final class LobbyFoot extends JPanel {
    private static final int GAP = 12;
    private static final int LEAST_CHAT = 240;
    private static final int LEAST_LOBBY = 720;

    private final PhonesCard phones;
    private final JComponent chat;
    private final Segment phonesTab = new Segment("");
    private final Segment chatTab;
    private boolean offered;

    LobbyFoot(PhonesCard phones, JComponent chat, String chatTitle) {
        this.phones = phones;
        this.chat = chat;
        this.chatTab = new Segment(chatTitle);
        setOpaque(false);
        setLayout(new Places());
        ButtonGroup tabs = new ButtonGroup();
        tabs.add(phonesTab);
        tabs.add(chatTab);
        phonesTab.setSelected(true);
        add(UiFactory.button(phonesTab, "lobby-tab-phones", this::revalidate));
        add(UiFactory.button(chatTab, "lobby-tab-chat", this::revalidate));
        add(phones);
        add(chat);
    }

    void show(Phones shown) {
        offered = shown.offered();
        phonesTab.setText(shown.title());
        phonesTab.getAccessibleContext().setAccessibleName(shown.title());
        phones.show(shown);
        revalidate();
    }

    /** The layout, which depends on the size of the foot and of the window. */
    private final class Places implements LayoutManager {
        @Override
        public void layoutContainer(Container parent) {
            int width = parent.getWidth();
            int height = parent.getHeight();
            boolean beside = isBeside();
            boolean tabs = offered && !beside;
            phonesTab.setVisible(tabs);
            chatTab.setVisible(tabs);
            phones.setVisible(offered && (beside || phonesTab.isSelected()));
            chat.setVisible(!offered || beside || chatTab.isSelected());
            int top = 0;
            if (tabs) {
                Dimension one = phonesTab.getPreferredSize();
                phonesTab.setBounds(0, 0, one.width, one.height);
                Dimension other = chatTab.getPreferredSize();
                chatTab.setBounds(one.width, 0, other.width, other.height);
                top = one.height + Scale.px(2);
            }
            int left = offered && beside ? Scale.px(PhonesCard.WIDTH) : 0;
            phones.setBounds(0, top, beside ? left : width, height - top);
            int from = left == 0 ? 0 : left + Scale.px(GAP);
            chat.setBounds(from, top, width - from, height - top);
        }

        private boolean isBeside() {
            Container window = SwingUtilities.getAncestorOfClass(LobbyView.class, LobbyFoot.this);
            boolean beside = getWidth() >= Scale.px(PhonesCard.WIDTH + GAP + LEAST_CHAT)
                    && (window == null || window.getHeight() >= Scale.px(LEAST_LOBBY));
            phones.setFlat(!beside);
            return beside;
        }

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            return new Dimension(Scale.px(PhonesCard.WIDTH), Math.max(least(), chat.getPreferredSize().height));
        }

        @Override
        public Dimension minimumLayoutSize(Container parent) {
            return new Dimension(0, least());
        }

        private int least() {
            boolean tabs = offered && !isBeside();
            return Math.max(chat.getMinimumSize().height, offered ? phones.getMinimumSize().height : 0)
                    + (tabs ? phonesTab.getPreferredSize().height : 0);
        }

        @Override
        public void addLayoutComponent(String name, Component part) {}

        @Override
        public void removeLayoutComponent(Component part) {}
    }
}
