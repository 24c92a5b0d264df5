package org.tiengow.swing.view.start;

import java.awt.BorderLayout;
import java.awt.Graphics;
import java.util.Locale;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.model.Language;
import org.tiengow.swing.model.StartScreen;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Menus;

/** The first screen: who one is and what to play on the left, games on this network on the right. */
public final class StartView extends JPanel {
    private static final int SIDE = 608;

    private final Words words;
    private final StartInput input;
    private final Label looking = Label.small("");
    private final GameList games;
    private final Paragraph problem = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.MINUS, SIDE);
    private final JTextField address = new JTextField();
    private final PushButton join;

    /** The screen in a language, with the name remembered, the last address and the theme in force. */
    public StartView(Words words, String name, String lastAddress, Theme theme, StartInput input) {
        super(new MigLayout("insets 0, gap 0, fill", "[44%,fill][56%,grow,fill]", "[grow,fill]"));
        this.words = words;
        this.input = input;
        games = new GameList(words, input);
        join = new PushButton(ButtonKind.SECOND, words.get("start.join"));
        setOpaque(true);
        setName("start");
        add(new Welcome(words, name, input));
        add(rightHand(lastAddress, theme));
    }

    /** Shows another list. */
    public void show(StartScreen screen) {
        looking.setText(screen.looking());
        games.show(screen.games());
        problem.setText(screen.busy().isEmpty() ? screen.problem() : screen.busy());
        problem.setTone(screen.busy().isEmpty() ? Tone.MINUS : Tone.SECOND);
        problem.setVisible(!problem.getText().isEmpty());
        revalidate();
    }

    @Override
    protected void paintComponent(Graphics g) {
        g.setColor(Palette.current().bg());
        g.fillRect(0, 0, getWidth(), getHeight());
    }

    private JPanel rightHand(String lastAddress, Theme theme) {
        JPanel right = new JPanel(new MigLayout(
                "insets 24 48 16 48, wrap 1, fill, hidemode 3", "[grow,fill]", "[]4[]12[grow,fill]12[]16[]8[]4[]16[]"));
        right.setOpaque(false);
        right.add(Label.title(words.get("start.games")), "gaptop 36");
        right.add(looking);
        JScrollPane scroll = Fields.scroll(games.component());
        right.add(scroll, "hmin 96");
        problem.setName("start-problem");
        right.add(problem);
        right.add(Label.section(words.get("start.notListed")));
        right.add(typedAddress(lastAddress));
        right.add(Label.small(words.get("start.address.help")));
        right.add(foot(theme));
        return right;
    }

    private JPanel typedAddress(String lastAddress) {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 8", "[grow,fill,400][]", "[44!]"));
        line.setOpaque(false);
        Fields.prepare(address, "start-address", words.get("start.address.label"), words.get("start.address"));
        address.setText(lastAddress);
        address.addActionListener(event -> input.join(address.getText()));
        join.setName("start-joinAddress");
        join.addActionListener(event -> input.join(address.getText()));
        line.add(address, "hmin 44");
        line.add(join);
        return line;
    }

    private JPanel foot(Theme theme) {
        JPanel foot = new JPanel(new BorderLayout());
        foot.setOpaque(false);
        JPanel tools = new JPanel(new MigLayout("insets 0, gap 20"));
        tools.setOpaque(false);
        Locale locale = words.locale();
        TextButton language = TextButton.tool(Symbol.GLOBE, words.get("language.name"));
        language.setName("start-language");
        language.getAccessibleContext()
                .setAccessibleName(words.get("start.language") + ": " + words.get("language.name"));
        language.addActionListener(event -> {
            JPopupMenu menu = new JPopupMenu();
            for (Language other : Language.all()) {
                menu.add(Menus.item(
                        other.name(),
                        "language-" + other.tag(),
                        other.locale().equals(locale),
                        () -> input.speak(other)));
            }
            Menus.above(menu, language);
        });
        boolean dark = theme == Theme.DARK;
        String look = words.get(dark ? "start.theme.dark" : "start.theme.light");
        TextButton themes = TextButton.tool(dark ? Symbol.MOON : Symbol.SUN, look);
        themes.setName("start-theme");
        themes.getAccessibleContext().setAccessibleName(words.get("start.theme") + ": " + look);
        themes.addActionListener(event -> input.wear(dark ? Theme.LIGHT : Theme.DARK));
        tools.add(language);
        tools.add(themes);
        foot.add(tools, BorderLayout.EAST);
        return foot;
    }
}
