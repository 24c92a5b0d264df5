package org.tiengow.swing.view.start;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.util.Locale;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Fold;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.UiFactory;

/** The start screen: the user's name and the ways to play on the left, the games on this network on the right. */
public final class StartView extends JPanel {
    private static final int SIDE = 608;
    /** Width at scale 1 below which the halves lie one below the other. */
    private static final int LEAST_WIDTH = 960;

    private final Words words;
    private final StartInput input;
    private final Label looking = Label.small("");
    private final Interrupted interrupted;
    private final GameList games;
    private final Paragraph problem = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.MINUS, SIDE);
    private final TextButton stop = TextButton.link("", Type.BODY, Tone.LINK);
    private final JTextField address = new JTextField();
    private final PushButton join;
    private final Welcome welcome;

    /**
     * Creates the screen in a language.
     *
     * @param name the user's remembered name
     * @param typed the initial text of the address field
     * @param theme the current theme
     */
    public StartView(Words words, String name, String typed, Theme theme, StartInput input) {
        super(new BorderLayout());
        this.words = words;
        this.input = input;
        interrupted = new Interrupted(words, input);
        games = new GameList(words, input);
        join = new PushButton(ButtonKind.SECOND, words.get("start.join"));
        setOpaque(true);
        setName("start");
        getAccessibleContext().setAccessibleName(words.get("window.title"));
        welcome = new Welcome(words, name, input);
        add(Fold.pane(welcome, rightHand(typed, theme), 0.44, LEAST_WIDTH));
    }

    /** Shows another state of the screen. */
    public void show(StartScreen screen) {
        looking.setText(screen.looking());
        welcome.show(screen);
        games.show(screen);
        interrupted.show(screen);
        problem.setText(screen.busy().isEmpty() ? screen.problem() : screen.busy());
        problem.setTone(screen.busy().isEmpty() ? Tone.MINUS : Tone.SECOND);
        problem.setVisible(!problem.getText().isEmpty());
        stop.setText(screen.stop());
        stop.getAccessibleContext().setAccessibleName(screen.stop());
        stop.setVisible(!screen.stop().isEmpty());
        revalidate();
    }

    /** Returns the text of the address field. */
    public String address() {
        return address.getText();
    }

    /** Shows an error below the name, and moves the focus to the name. */
    public void askForName(String why) {
        welcome.askForName(why);
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(Palette.current().bg());
        g.fillRect(0, 0, getWidth(), getHeight());
    }

    private JPanel rightHand(String typed, Theme theme) {
        JPanel right = new JPanel(new MigLayout(
                "insets 0 5% 16 5%, gap 0, wrap 1, fill, hidemode 2",
                "[grow,fill]", "[][]4[]16[grow,fill,shrinkprio 200][]12[]16[]8[]4[]4[]24[]"));
        right.setOpaque(false);
        right.add(new Head());
        right.add(Label.title(words.get("start.games")));
        looking.setIcon(new Live());
        looking.setIconTextGap(10);
        right.add(looking);
        JScrollPane scroll = UiFactory.scroll(games.component());
        scroll.setVerticalScrollBarPolicy(JScrollPane.VERTICAL_SCROLLBAR_ALWAYS); // its coming would move the buttons
        int bar = scroll.getVerticalScrollBar().getPreferredSize().width;
        right.add(
                scroll,
                "hmin 96, wmin 0, pad 0 0 0 " + bar); // in the margin, so that the list ends where the button does
        right.add(
                interrupted.component(),
                "wmin 0, hmin pref"); // below the list, so that no row moves when an offer appears
        right.add(going(), "wmin 0");
        right.add(Label.heading(words.get("start.notListed")));
        right.add(typedAddress(typed), "wmin 0");
        right.add(
                new Paragraph(words.get("start.address.help"), Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, SIDE),
                "wmin 0");
        right.add(friend(), "wmin 0");
        right.add(foot(theme), "wmin 0");
        return right;
    }

    /** Returns the line for a user whose friend does not have the program yet. */
    private JPanel friend() {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 6 0, novisualpadding", "[][]push"));
        line.setOpaque(false);
        line.add(Label.small(words.get("start.friend")), "wmin 0");
        TextButton how = TextButton.link(words.get("start.friend.how"), Type.SMALL, Tone.LINK);
        how.setName("start-friend");
        how.addActionListener(event -> input.howToGetIt());
        line.add(how);
        return line;
    }

    /** Returns the line with the current progress or error, and the link that cancels. */
    private JPanel going() {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 12 0, hidemode 3", "[grow,fill][]", "[center]"));
        line.setOpaque(false);
        problem.setName("start-problem");
        problem.setVisible(false);
        stop.setName("start-stop");
        stop.setVisible(false);
        stop.addActionListener(event -> input.stop());
        line.add(problem, "wmin 0");
        line.add(stop);
        return line;
    }

    private JPanel typedAddress(String typed) {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 8", "[grow,fill][]", "[center]"));
        line.setOpaque(false);
        UiFactory.prepare(address, "start-address", words.get("start.address.label"), words.get("start.address"));
        address.setText(typed);
        address.addActionListener(event -> input.join(address.getText()));
        join.setName("start-joinAddress");
        join.high(44);
        join.addActionListener(event -> input.join(address.getText()));
        line.add(address, "h 44!, wmin 60");
        line.add(join, "wmin 100, pad 0 0 0 " + FocusRing.ROOM);
        return line;
    }

    private JPanel foot(Theme theme) {
        JPanel foot = new JPanel(new BorderLayout());
        foot.setOpaque(false);
        Flow tools = new Flow(20, SIDE);
        tools.keepLeft(0);
        Locale locale = words.locale();
        TextButton language = TextButton.tool(Symbol.LANGUAGE, words.get("language.name"));
        language.setName("start-language");
        language.getAccessibleContext()
                .setAccessibleName(words.get("spoken.value", words.get("start.language"), words.get("language.name")));
        language.addActionListener(event -> {
            JPopupMenu menu = new JPopupMenu();
            // The change runs later, because the menu must return the focus first. The button then has the focus on the
            // new screen too.
            for (Language other : Language.all()) {
                menu.add(Menus.item(
                        other.nativeName(),
                        "language-" + other.tag(),
                        other.locale().equals(locale),
                        () -> SwingUtilities.invokeLater(() -> input.speak(other))));
            }
            Menus.above(menu, language);
        });
        boolean dark = theme == Theme.DARK;
        String look = words.get(dark ? "start.theme.dark" : "start.theme.light");
        TextButton themes = TextButton.sign(dark ? Symbol.MOON : Symbol.SUN, look);
        themes.setName("start-theme");
        themes.getAccessibleContext().setAccessibleName(words.get("spoken.value", words.get("start.theme"), look));
        themes.addActionListener(event -> input.wear(dark ? Theme.LIGHT : Theme.DARK));
        TextButton history = TextButton.tool(Symbol.LIST, words.get("history.title"));
        history.setName("start-history");
        history.addActionListener(event -> input.history());
        tools.add(history);
        TextButton settings = TextButton.tool(Symbol.GEAR, words.get("settings.title"));
        settings.setName("start-settings");
        settings.addActionListener(event -> input.openSettings());
        TextButton card = TextButton.tool(Symbol.CARD, words.get("card.title"));
        card.setName("start-card");
        card.addActionListener(event -> input.card());
        tools.add(card);
        tools.add(language);
        tools.add(themes);
        tools.add(settings);
        foot.add(tools, BorderLayout.SOUTH);
        return foot;
    }

    /** The space above the games, which aligns them with the tiles in the left half. */
    private final class Head extends JComponent {
        private static final int LEAST = 16;
        /** Distance at scale 1 between the top of the first line and its letters. */
        private static final int LETTERS = 8;

        @Override
        public Dimension getPreferredSize() {
            boolean beside = StartView.this.getWidth() >= Scale.px(LEAST_WIDTH);
            int above = beside ? (StartView.this.getHeight() - welcome.getPreferredSize().height) / 2 : 0;
            return new Dimension(0, Math.max(Scale.px(LEAST), above + Scale.px(LETTERS)));
        }

        @Override
        public Dimension getMinimumSize() {
            return new Dimension(0, Scale.px(LEAST));
        }
    }

    /** A green dot, the sign that the list is kept up to date. */
    private static final class Live implements Icon {
        private static final int SIZE = 8;

        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            Graphics2D g = Paint.smooth(graphics);
            g.setColor(Palette.current().plus());
            g.fill(new Ellipse2D.Double(x, y, Scale.of(SIZE), Scale.of(SIZE)));
            g.dispose();
        }

        @Override
        public int getIconWidth() {
            return Scale.px(SIZE);
        }

        @Override
        public int getIconHeight() {
            return Scale.px(SIZE);
        }
    }
}
