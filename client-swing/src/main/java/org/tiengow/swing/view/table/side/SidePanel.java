package org.tiengow.swing.view.table.side;

import java.awt.CardLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.SymbolIcon;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.theme.part.Chip;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.LineCell;
import org.tiengow.swing.view.UiFactory;

/** The panel beside the felt: the log with small tiles, the chat, the tiles seen, and an input line below them. */
public final class SidePanel extends JPanel {
    private static final String LOG = "log";
    private static final String CHAT = "chat";
    private static final String SEEN = "seen";

    private final TableInput input;
    private final CardLayout cards = new CardLayout();
    private final JPanel pages = new JPanel(cards);
    private final TabButton logTab;
    private final TabButton chatTab;
    private final TabButton seenTab;
    private final SeenPage seen;
    private final DefaultListModel<LogLine> log = new DefaultListModel<>();
    private final DefaultListModel<ChatLine> chat = new DefaultListModel<>();
    private final JList<LogLine> logList = new WrappingList<>(log);
    private final JList<ChatLine> chatList = new WrappingList<>(chat);
    private final JPanel phrases = new JPanel(new MigLayout("insets 0 12 8 12, gap 6", "", ""));
    private final JTextField line = new JTextField();
    private final LogCell logCell;
    private List<String> shownPhrases = List.of();

    public SidePanel(TableSide side, Tiles tiles, TableInput input) {
        super(new MigLayout("insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow,fill]", "[]0[grow,fill]0[]0[]"));
        this.input = input;
        logTab = new TabButton(LOG);
        chatTab = new TabButton(CHAT);
        seenTab = new TabButton(SEEN);
        seen = new SeenPage(input);
        logCell = new LogCell(tiles);
        logTab.addActionListener(event -> open(LOG));
        chatTab.addActionListener(event -> open(CHAT));
        seenTab.addActionListener(event -> open(SEEN));
        JPanel tabs = UiFactory.clear("insets 0 12 0 12, gap 8, filly, hidemode 3", "[]0[]0[]", "[42!,fill]");
        tabs.add(logTab);
        tabs.add(chatTab);
        tabs.add(seenTab);
        add(tabs);
        logList.setCellRenderer(logCell);
        chatList.setCellRenderer(new ChatCell());
        pages.setOpaque(false);
        pages.add(scrolling(logList, "log"), LOG);
        pages.add(scrolling(chatList, "chat"), CHAT);
        pages.add(
                bare(new JScrollPane(
                        seen.component(),
                        ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                        ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER)),
                SEEN);
        add(pages);
        phrases.setOpaque(false);
        add(phrases);
        line.setName("say");
        line.putClientProperty("JTextField.leadingIcon", new SymbolIcon(Symbol.CHAT, 8, 16));
        line.addActionListener(event -> {
            if (!line.getText().isBlank()) {
                input.say(line.getText());
                line.setText("");
            }
        });
        add(line, "height 38!, gapleft 12, gapright 12, gapbottom 12");
        open(LOG);
        show(side, tiles);
    }

    /** Shows another state. A list that the user has scrolled up keeps its position. */
    public void show(TableSide side, Tiles tiles) {
        logCell.setTiles(tiles);
        logTab.show(side.logTab(), 0);
        chatTab.show(side.chatTab(), chatTab.isSelected() ? 0 : side.unread());
        boolean talking = !side.chatTab().isEmpty(); // a replay has no chat
        chatTab.setVisible(talking);
        chatTab.setFocusable(talking);
        line.setVisible(talking);
        line.setFocusable(talking);
        line.putClientProperty("JTextField.placeholderText", side.prompt());
        line.getAccessibleContext().setAccessibleName(side.prompt());
        UiFactory.setFont(line, Type.SMALL, side.prompt());
        logList.getAccessibleContext().setAccessibleName(side.logTab());
        chatList.getAccessibleContext().setAccessibleName(side.chatTab());
        fill(log, side.log(), logList);
        fill(chat, side.chat(), chatList);
        seenTab.setVisible(side.seen() != null);
        seenTab.setFocusable(side.seen() != null);
        if (side.seen() != null) {
            seenTab.show(side.seen().tab(), 0);
            seen.show(side.seen(), tiles);
        } else if (seenTab.isSelected()) {
            open(LOG);
        }
        showPhrases(side.phrases());
        if (chatTab.isSelected() && side.unread() > 0) {
            input.chatSeen();
        }
    }

    /** Returns the focusable components in their order. */
    public List<Component> controls() {
        List<Component> controls = new ArrayList<>();
        if (isVisible()) {
            controls.add(logTab);
            if (chatTab.isVisible()) {
                controls.add(chatTab);
            }
            if (seenTab.isVisible()) {
                controls.add(seenTab);
            }
            if (seenTab.isSelected()) {
                controls.addAll(seen.controls());
            } else {
                controls.add(logTab.isSelected() ? logList : chatList);
            }
            if (phrases.isVisible()) {
                controls.addAll(List.of(phrases.getComponents()));
            }
            if (line.isVisible()) {
                controls.add(line);
            }
        }
        return controls;
    }

    private void open(String page) {
        logTab.setSelected(page.equals(LOG));
        chatTab.setSelected(page.equals(CHAT));
        seenTab.setSelected(page.equals(SEEN));
        phrases.setVisible(page.equals(CHAT));
        cards.show(pages, page);
        if (page.equals(CHAT)) {
            input.chatSeen();
        }
        revalidate();
    }

    private void showPhrases(List<String> wanted) {
        if (wanted.equals(shownPhrases)) {
            return;
        }
        shownPhrases = wanted;
        phrases.removeAll();
        for (String phrase : wanted) {
            Chip chip = new Chip(null, phrase);
            chip.addActionListener(event -> input.say(phrase));
            phrases.add(chip, phrases.getComponentCount() % 2 == 1 ? "wrap" : "");
        }
        phrases.revalidate();
    }

    private static <T> void fill(DefaultListModel<T> model, List<T> lines, JList<T> list) {
        int same = 0;
        while (same < model.size() && same < lines.size() && model.get(same).equals(lines.get(same))) {
            same++;
        }
        if (same == model.size() && same == lines.size()) {
            return;
        }
        boolean atEnd =
                model.isEmpty() || list.getVisibleRect().height == 0 || list.getLastVisibleIndex() >= model.size() - 2;
        for (int last = model.size() - 1; last >= same; last--) {
            model.remove(last);
        }
        for (T line : lines.subList(same, lines.size())) {
            model.addElement(line);
        }
        if (atEnd && !model.isEmpty()) {
            SwingUtilities.invokeLater(() -> list.ensureIndexIsVisible(model.size() - 1));
        }
    }

    private static <T> JScrollPane scrolling(JList<T> list, String name) {
        list.setName(name);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setOpaque(false);
        list.setBorder(BorderFactory.createEmptyBorder(8, 0, 8, 0));
        JScrollPane pane = new JScrollPane(
                list, ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED, ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        return bare(pane);
    }

    private static JScrollPane bare(JScrollPane pane) {
        pane.setOpaque(false);
        pane.getViewport().setOpaque(false);
        return pane;
    }

    @Override
    protected void paintComponent(Graphics g) {
        Paint.surface(g, this, 0, 0, 1, getHeight());
        g.fillRect(0, pages.getY() - 1, getWidth(), 1);
    }

    /** A list with wrapping lines, whose heights depend on its width. */
    private static final class WrappingList<T> extends JList<T> {
        WrappingList(DefaultListModel<T> model) {
            super(model);
        }

        @Override
        public void setBounds(int x, int y, int width, int height) {
            boolean other = width != getWidth();
            boolean atEnd =
                    getWidth() == 0 || getLastVisibleIndex() >= getModel().getSize() - 1;
            super.setBounds(x, y, width, height);
            if (other) { // drops the cell heights, which the list caches
                setFixedCellHeight(1);
                setFixedCellHeight(-1);
                if (atEnd) {
                    SwingUtilities.invokeLater(
                            () -> ensureIndexIsVisible(getModel().getSize() - 1));
                }
            }
        }
    }

    /** A renderer of a line of the chat: the name in the seat's colour, and the message below it. */
    private static final class ChatCell extends LineCell<ChatLine> {
        @Override
        protected String spoken(ChatLine shown) {
            return shown.who().isEmpty() ? shown.words() : shown.who() + " · " + shown.words();
        }

        @Override
        protected int height(ChatLine shown) {
            return 8 + 19 * (words(shown).size() + (shown.who().isEmpty() ? 0 : 1));
        }

        @Override
        protected void draw(Graphics2D g, Palette palette, ChatLine shown) {
            double x = Scale.of(16);
            double y = Scale.of(4 + 9.5);
            if (!shown.who().isEmpty()) {
                Color who =
                        shown.colour() < 0 ? palette.second() : palette.lines().get(shown.colour());
                Lettering.within(shown.who(), Type.Weight.SEMIBOLD, Type.SMALL, Type.SMALL, width() - 2 * x)
                        .write(g, who, x, y);
                y += Scale.of(19);
            }
            Color colour = shown.who().isEmpty() ? palette.third() : palette.text();
            Lettering.write(g, words(shown), colour, x, y, Scale.of(19));
        }

        private List<Lettering> words(ChatLine shown) {
            return Wrapping.wrap(shown.words(), Type.Weight.REGULAR, Type.SMALL, width() - Scale.of(32));
        }
    }
}
