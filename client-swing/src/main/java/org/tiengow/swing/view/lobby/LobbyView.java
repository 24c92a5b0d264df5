package org.tiengow.swing.view.lobby;

import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.lobby.LobbyScreen.Act;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Banner;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.ButtonPress;
import org.tiengow.swing.view.EverySecond;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Fold;
import org.tiengow.swing.view.Status;
import org.tiengow.swing.view.UiFactory;

/** The screen of a table before a match: the seats with the buttons below them, and beside them the rules, how others join, and the chat. */
public final class LobbyView extends JPanel {
    /** Width at scale 1 below which the side lies below the table. */
    private static final int LEAST_WIDTH = 880;
    /** Share of the width for the table. */
    private static final double SHARE = 0.58;

    private static final int MAIN_HEIGHT = 48;
    private static final int SECOND_HEIGHT = 40;

    private final LobbyInput input;
    private final Bar bar;
    private final Banner banner;
    private final HandOutStrip handOut;
    private final TextButton giving = TextButton.tool(Symbol.LINK, "");
    private final TextButton night = TextButton.tool(Symbol.CROWN, "");
    private final LooksButton colours;
    private final LobbyTable table;
    private final Flow acts = new Flow(4, 560);
    private final Paragraph note = Paragraph.small("", 560);
    private final Paragraph watching = Paragraph.body("", 420);
    private final Paragraph seating = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.TEXT, 560);
    private final TextButton seats = TextButton.tool(Symbol.PERSON, "");
    private final JPanel people =
            UiFactory.clear("insets 0 4 0 4, fillx, novisualpadding, hidemode 3", "[grow,fill]16[]", "[]2[]");
    private final LobbySide side;
    private String waits = "";
    private TimedText starts = TimedText.of("");
    private List<Act> shownActs = List.of();
    private final Map<LobbyScreen.ActKind, PushButton> buttons = new LinkedHashMap<>();

    private final Status status;
    private List<ChatLine> heard = List.of();

    /** Creates the lobby in a language. */
    public LobbyView(Words words, LobbyInput input) {
        super(new MigLayout("insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow,fill]", "[][][][grow,fill]"));
        this.input = input;
        setName("lobby");
        bar = new Bar(words.get("window.leave"));
        bar.back().addActionListener(event -> input.leave());
        seating.setName("lobby-seating-line");
        UiFactory.button(seats, "lobby-seating", input::showSeating);
        night.setName("lobby-night");
        night.getAccessibleContext().setAccessibleName(words.get("tonight.title"));
        night.addActionListener(event -> input.showNight());
        bar.addTool(night, true);
        UiFactory.button(giving, "lobby-handOut", () -> input.handOut(true));
        bar.addTool(giving, false);
        TextButton card =
                UiFactory.button(TextButton.sign(Symbol.CARD, words.get("card.title")), "lobby-card", input::showCard);
        bar.addTool(card, false);
        TextButton settings = UiFactory.button(
                TextButton.sign(Symbol.GEAR, words.get("settings.title")), "tool-settings", input::openSettings);
        bar.addTool(settings, false);
        TextButton retry = TextButton.word(words.get("connection.retry"), Tone.TEXT);
        UiFactory.button(retry, "banner-retry", input::retry);
        TextButton leave = TextButton.word(words.get("window.leave"), Tone.TEXT);
        UiFactory.button(leave, "banner-leave", input::leave);
        banner = new Banner("", retry, leave);
        table = new LobbyTable(input);
        side = new LobbySide(words, input);
        handOut = new HandOutStrip(input);
        colours = new LooksButton(words, input, table);
        watching.setName("lobby-watching");
        banner.setVisible(false);
        note.setName("lobby-note");
        EverySecond.of(note, this::showNote);
        add(bar, "shrink 0, hmin pref");
        add(banner, "cell 0 1, gap 24 24 12 0");
        add(handOut, "cell 0 2, gap 24 24 12 0");
        add(body(), "cell 0 3, wmin 0");
        status = new Status(words.get("lobby.chat"));
        add(status, "pos 1px 0 2px 1px"); // not at the place of the bar, or the order of the focus would be ambiguous
    }

    /** Shows the current state of the table. */
    public void show(LobbyScreen screen) {
        tell(screen);
        bar.setTitle(screen.title());
        seats.setText(screen.seatingLink());
        seats.setVisible(!screen.seatingLink().isEmpty());
        seats.getAccessibleContext().setAccessibleName(screen.seatingLink());
        seating.setText(screen.seating());
        seating.setVisible(!screen.seating().isEmpty());
        night.setText(screen.night());
        night.setVisible(!screen.night().isEmpty());
        showGiving(screen.handOut());
        banner.setText(screen.banner());
        banner.setVisible(!screen.banner().isEmpty());
        table.show(screen);
        showActs(screen.acts());
        colours.show(screen.colours(), screen.faces());
        starts = screen.starts();
        waits = screen.note();
        showNote();
        watching.setText(screen.watching());
        watching.setVisible(!screen.watching().isEmpty());
        people.setVisible(seating.isVisible() || watching.isVisible() || seats.isVisible());
        side.show(screen);
        revalidate();
        repaint();
    }

    private void showNote() {
        note.setText((waits + "\n" + starts.at(System.nanoTime())).strip());
    }

    /** Announces to screen readers what the match waits for, and new chat lines. */
    private void tell(LobbyScreen screen) {
        List<String> news = new ArrayList<>();
        if (!screen.note().equals(waits)) {
            news.add(screen.note());
        }
        if (!screen.starts().equals(starts)) {
            news.add(screen.starts().at(System.nanoTime()));
        }
        int known = Collections.indexOfSubList(screen.chat(), heard) == 0 ? heard.size() : 0;
        screen.chat().stream()
                .skip(known)
                .map(line -> line.who() + "\n" + line.words())
                .forEach(news::add);
        heard = screen.chat();
        status.say(String.join("\n", news));
    }

    /** Takes over the unsent chat text of an earlier lobby, and whether the rules are open, when the lobby is rebuilt in another language. */
    public void takeDraft(LobbyView before) {
        side.setDraft(before.side.draft());
        side.setOpen(before.side.isOpen());
    }

    /** Focuses the act that the table waits for: the enabled main act, or else another enabled one. */
    @Override
    public boolean requestFocusInWindow() {
        return shownActs.stream()
                .filter(act -> act.enabled() && buttons.containsKey(act.kind()))
                .max(Comparator.comparing(Act::main))
                .map(act -> Objects.requireNonNull(buttons.get(act.kind())).requestFocusInWindow())
                .orElseGet(super::requestFocusInWindow);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    private JComponent body() {
        people.add(seating, "cell 0 0, wmin 0");
        people.add(watching, "cell 0 1, wmin 0");
        people.add(seats, "cell 1 0 1 2, aligny center");
        JPanel left = UiFactory.clear(
                "insets 20 24 16 12, fill, wrap 1, novisualpadding, hidemode 3",
                "[0:0:,grow,fill]",
                "[grow 300,fill]8[]6[]");
        left.add(table, "cell 0 0, wmin 0");
        left.add(people, "cell 0 1, wmin 0");
        left.add(acts, "cell 0 2, wmin 0, " + FocusRing.OUT);
        return Fold.pane(left, side, SHARE, LEAST_WIDTH);
    }

    private void showGiving(LobbyScreen.Giving shown) {
        handOut.show(shown);
        giving.setText(shown.act());
        giving.getAccessibleContext().setAccessibleName(shown.act());
        giving.setVisible(shown.offered() && !shown.on());
    }

    private void showActs(List<Act> wanted) {
        if (!wanted.equals(shownActs)) {
            shownActs = List.copyOf(wanted);
            ButtonPress.delay(acts, this::showActs);
        }
    }

    /** While the same kinds are offered the buttons stay, so that the focus does not leave and return each time a player joins. */
    private void showActs() {
        if (!kinds(shownActs).equals(List.copyOf(buttons.keySet()))) {
            makeActs();
        }
        for (Act act : shownActs) {
            PushButton button = Objects.requireNonNull(buttons.get(act.kind()));
            button.setMain(act.main());
            button.high(act.main() ? MAIN_HEIGHT : SECOND_HEIGHT);
            button.setText(act.words());
            button.setAllowed(act.enabled(), act.whyNot());
        }
        acts.revalidate();
    }

    private void makeActs() {
        boolean focused = Stream.of(acts.getComponents()).anyMatch(Component::isFocusOwner);
        buttons.clear();
        acts.removeAll();
        acts.add(colours);
        acts.keepLeft(kinds(shownActs).contains(LobbyScreen.ActKind.FILL) ? 2 : 1);
        acts.addNote(note);
        for (Act act : shownActs) {
            PushButton button = new PushButton(ButtonKind.SECOND, act.words())
                    .with(
                            switch (act.kind()) {
                                case FILL -> Symbol.ROBOT;
                                case READY -> Symbol.TICK;
                                case START -> Symbol.PLAY;
                                case NOT_READY -> Symbol.UNDO;
                                case SIT, PLAY_NEXT -> Symbol.PERSON;
                            });
            button.setName("lobby-" + act.kind());
            button.setAllowed(act.enabled(), act.whyNot());
            button.addActionListener(event -> input.act(act.kind()));
            buttons.put(act.kind(), button);
            acts.add(button);
        }
        if (focused) {
            requestFocusInWindow(); // otherwise the button that leaves the lobby would get the focus
        }
    }

    private static List<LobbyScreen.ActKind> kinds(List<Act> acts) {
        return acts.stream().map(Act::kind).toList();
    }
}
