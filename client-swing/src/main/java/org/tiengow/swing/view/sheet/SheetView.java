package org.tiengow.swing.view.sheet;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import javax.swing.AbstractButton;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Part;
import org.tiengow.presentation.sheet.SheetScreen.Sign;
import org.tiengow.presentation.sheet.SheetScreen.Weight;
import org.tiengow.presentation.words.People;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.SymbolIcon;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.EverySecond;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.ScrollKeys;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The view of any small sheet. */
public final class SheetView extends JPanel {
    /** Width of the borders and a scroll bar, at scale 1. It is always subtracted, so that a sheet is high enough even while it scrolls. */
    private static final int EDGES = 72 + 16;

    private static final int BESIDE_ACTS = 220;
    private static final int BESIDE_SIGN = 100;
    private static final int GAP = 16;
    private static final int LEAST_PAGE = 60;
    private static final int DISC = 36;

    private final BiConsumer<String, String> chosen;
    private final Label title = Label.title("");
    private final ScrollPage scrollPage = new ScrollPage("[]16[grow,fill]", 2);
    private final Flow foot;
    private final Map<String, JTextField> fields = new HashMap<>();
    private final Map<String, PickBox> picks = new HashMap<>();
    private final Map<String, JComponent> buttons = new LinkedHashMap<>();
    private final Map<String, ButtonGroup> choices = new HashMap<>();
    private SheetScreen screen;
    private int heads;
    private int wanted;

    /**
     * Creates a sheet.
     *
     * @param chosen receives the id of the act that was pressed and the text that was typed
     */
    public SheetView(SheetScreen screen, BiConsumer<String, String> chosen) {
        super(new MigLayout(
                "insets 0 36 0 36, fill, wrap 1, novisualpadding",
                "[grow,fill]",
                "14:32:32[]6:16:16[grow,fill]6:16:16[]10:24:24"));
        this.chosen = chosen;
        this.screen = screen;
        setOpaque(false);
        setName(screen.name());
        foot = new Flow(8, room(0));
        JScrollPane scroll = UiFactory.scroll(scrollPage);
        ScrollKeys.bind(this, scroll);
        UiFactory.onKey(this, "ENTER", this::enter);
        add(title, "wmin 0");
        title.setText(screen.title());
        title.setName(nameOf("title"));
        showParts();
        showActs();
        tellQuestion();
        add(scroll, "wmin 0, hmin " + Math.min(Scale.px(LEAST_PAGE), scrollPage.getPreferredSize().height) + "px");
        int left = hasLink() ? TextButton.INSET : FocusRing.ROOM;
        add(foot, "wmin 0, pad 0 " + -left + " 0 " + FocusRing.ROOM);
    }

    /** Updates the sheet. Typed text and the focus stay. */
    public void show(SheetScreen next) {
        SheetScreen before = screen;
        screen = next;
        title.setText(next.title());
        if (!next.parts().equals(before.parts())) {
            FocusBefore.keep(this, this::showParts);
        }
        if (!next.acts().equals(before.acts())) {
            FocusBefore.keep(this, this::showActs);
        }
        tellQuestion();
        revalidate();
        repaint();
    }

    /** Describes the sheet to screen readers at its first act or field, where the focus is. */
    private void tellQuestion() {
        getAccessibleContext().setAccessibleName(screen.title());
        JComponent first = firstOf();
        if (first != null) {
            first.getAccessibleContext().setAccessibleDescription(screen.spoken());
        }
    }

    private @Nullable JComponent firstOf() {
        return fields.containsKey(screen.first()) ? fields.get(screen.first()) : buttons.get(screen.first());
    }

    /** Presses an act. */
    public void press(String act) {
        chosen.accept(
                act,
                fields.values().stream()
                        .map(field -> field.getText().strip())
                        .findFirst()
                        .orElse(""));
    }

    /** Returns the width that the lines need, at scale 1. */
    public int width() {
        return switch (screen.size()) {
            case SMALL -> 500;
            case MIDDLE -> 580;
            case LARGE -> 680;
        };
    }

    /** Returns the height that the content needs, at scale 1. */
    public int height() {
        for (Container part = scrollPage; part != getParent(); part = part.getParent()) {
            part.invalidate(); // a part that was never laid out does not invalidate its parents itself
        }
        int now = getPreferredSize().height - scrollPage.getPreferredSize().height;
        return (int) Math.ceil((now + wanted) / Scale.of(1));
    }

    @Override
    public boolean requestFocusInWindow() {
        JComponent first = firstOf();
        return first == null ? super.requestFocusInWindow() : first.requestFocusInWindow();
    }

    private void showParts() {
        choices.clear();
        scrollPage.removeAll();
        heads = screen.parts().stream()
                .filter(SheetScreen.Line.class::isInstance)
                .mapToInt(line -> head((SheetScreen.Line) line).getPreferredSize().width)
                .max()
                .orElse(0);
        Part before = null;
        for (Part part : screen.parts()) {
            add(part, before == null ? 0 : gap(before, part));
            before = part;
        }
        wanted = scrollPage.getPreferredSize().height;
        scrollPage.revalidate();
    }

    /** Returns the gap before a part. A value to compare lies close below its caption, and the rows of a list lie close together. */
    private static int gap(Part before, Part part) {
        boolean rows = before.getClass() == part.getClass()
                && (part instanceof SheetScreen.Row || part instanceof SheetScreen.Choice);
        boolean named = before instanceof SheetScreen.Text
                && part instanceof SheetScreen.Text text
                && text.tone() == SheetScreen.Tone.STRONG;
        return rows ? 4 : named ? 2 : 10;
    }

    private void add(Part part, int gap) {
        String whole = "span 2, growx, wmin 0, gaptop " + gap;
        if (part instanceof SheetScreen.Text text) {
            scrollPage.add(paragraph(text), whole);
        } else if (part instanceof SheetScreen.Line line) {
            scrollPage.add(head(line), "aligny top, gaptop " + gap);
            int taken = (int) Math.ceil(heads / Scale.of(1)) + GAP;
            scrollPage.add(
                    new Paragraph(line.words(), Type.Weight.REGULAR, Type.BODY, Tone.SECOND, room(taken)),
                    "wmin 0, gaptop " + gap);
        } else if (part instanceof SheetScreen.Field field) {
            scrollPage.add(field(field), whole + ", h 44!");
        } else if (part instanceof SheetScreen.Pick pick) {
            scrollPage.add(Label.small(pick.label()), whole);
            scrollPage.add(pick(pick), "span 2, growx, wmin 0, gaptop 2, h 44!");
        } else if (part instanceof SheetScreen.Row row) {
            scrollPage.add(row(row), whole + ", hmin 40");
        } else if (part instanceof SheetScreen.Choice choice) {
            scrollPage.add(choice(choice), whole + ", " + FocusRing.OUT);
        } else if (part instanceof SheetScreen.Counted counted) {
            scrollPage.add(counted(counted), whole);
        }
    }

    private static Label head(SheetScreen.Line line) {
        return new Label(line.head(), Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT);
    }

    private int room(int taken) {
        return width() - EDGES - taken;
    }

    private Paragraph paragraph(SheetScreen.Text text) {
        Paragraph made = switch (text.tone()) {
            case LEAD -> new Paragraph(text.words(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, room(0));
            case STRONG -> new Paragraph(text.words(), Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT, room(0));
            case PLAIN -> Paragraph.body(text.words(), room(0));
            case WRONG -> new Paragraph(text.words(), Type.Weight.REGULAR, Type.SMALL, Tone.MINUS, room(0));
        };
        made.setName(nameOf(text.name()));
        return made;
    }

    private JTextField field(SheetScreen.Field field) {
        return fields.computeIfAbsent(field.name(), name -> {
            JTextField made = new JTextField();
            UiFactory.prepare(made, nameOf(name), field.label(), "");
            made.addActionListener(event -> pressMain());
            return made;
        });
    }

    private void pressMain() {
        screen.acts().stream()
                .filter(act -> act.kind() == Weight.MAIN)
                .findFirst()
                .ifPresent(act -> press(act.id()));
    }

    /** Presses the focused button, or else the main act. */
    private void enter() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (owner instanceof AbstractButton button) {
            button.doClick(0);
        } else {
            pressMain();
        }
    }

    /** Returns the list of a pick, which stays while the sheet is updated. */
    private PickBox pick(SheetScreen.Pick pick) {
        return picks.computeIfAbsent(
                pick.name(),
                name -> new PickBox(pick, nameOf(name), value -> chosen.accept(name, value), this::pressMain));
    }

    private ChoiceButton choice(SheetScreen.Choice choice) {
        ChoiceButton button = new ChoiceButton(choice, nameOf(choice.id()));
        button.addActionListener(event -> press(choice.id()));
        choices.computeIfAbsent(choice.group(), group -> new ButtonGroup()).add(button);
        return button;
    }

    private Paragraph counted(SheetScreen.Counted counted) {
        Paragraph made = paragraph(
                new SheetScreen.Text(counted.name(), counted.words().at(System.nanoTime()), SheetScreen.Tone.PLAIN));
        EverySecond.of(made, () -> made.setText(counted.words().at(System.nanoTime())));
        return made;
    }

    /** Returns a row. Its sign stands before the words, or after them if the disc of a seat stands before. */
    private Card row(SheetScreen.Row row) {
        boolean lead = !row.head().isEmpty();
        boolean first = row.disc() != null || row.sign() != Sign.NONE;
        MigLayout layout = new MigLayout(
                "insets 8 16 8 12, fill, novisualpadding", (first ? "[]12" : "") + "[grow,fill]12[]", "[center]");
        Card card = lead ? Card.row(layout) : Card.hint(layout);
        if (row.disc() != null) {
            card.add(new JLabel(new DiscIcon(
                    row.disc().colour(),
                    People.initial(row.disc().name()),
                    row.disc().face(),
                    DISC)));
        } else if (first) {
            card.add(sign(row));
        }
        int text = room(row.acts().isEmpty() ? BESIDE_SIGN : BESIDE_ACTS);
        JPanel words =
                new JPanel(new MigLayout("insets 0, gap 0, fill, wrap 1, novisualpadding, hidemode 3", "[grow,fill]"));
        words.setOpaque(false);
        Paragraph head = new Paragraph(row.head(), Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT, text);
        head.setName(row.name());
        head.setVisible(lead);
        double size = lead ? Type.CAPTION : Type.BODY;
        Paragraph note = new Paragraph(row.note(), Type.Weight.REGULAR, size, Tone.SECOND, text);
        note.setVisible(!row.note().isEmpty());
        words.add(head, "wmin 0");
        words.add(note, "wmin 0");
        card.add(words, "wmin 80");
        card.add(row.disc() != null && row.sign() != Sign.NONE ? sign(row) : acts(row.acts()));
        return card;
    }

    private static JLabel sign(SheetScreen.Row row) {
        JLabel sign = new JLabel(new SymbolIcon(symbol(row.sign()), 18));
        sign.getAccessibleContext().setAccessibleName(row.signWords());
        return sign;
    }

    private JPanel acts(List<Act> acts) {
        JPanel made = new JPanel(new MigLayout("insets 4, gap 8, novisualpadding"));
        made.setOpaque(false);
        acts.forEach(act -> made.add(button(act)));
        return made;
    }

    /** Shows the acts. Buttons of the same acts stay and only change their labels, so that none loses the focus. */
    private void showActs() {
        List<String> ids = screen.acts().stream().map(Act::id).toList();
        if (!List.copyOf(buttons.keySet()).equals(ids)) {
            foot.removeAll();
            buttons.clear();
            foot.keepLeft(hasLink() ? 1 : 0);
            for (Act act : screen.acts()) {
                JComponent made = button(act);
                buttons.put(act.id(), made);
                foot.add(made);
            }
        }
        for (Act act : screen.acts()) {
            if (buttons.get(act.id()) instanceof PushButton button) {
                button.setMain(act.kind() == Weight.MAIN);
                button.setText(act.words());
                button.setAllowed(act.whyNot().isEmpty(), act.whyNot());
            }
        }
    }

    private boolean hasLink() {
        return screen.acts().get(0).kind() == Weight.LINK;
    }

    private JComponent button(Act act) {
        String name = nameOf(act.id());
        if (act.kind() == Weight.LINK) {
            TextButton link = TextButton.link(act.words(), Type.BODY, Tone.LINK);
            link.setName(name);
            link.addActionListener(event -> press(act.id()));
            return link;
        }
        PushButton button = new PushButton(kind(act.kind()), act.words());
        button.setName(name);
        button.getAccessibleContext().setAccessibleName(act.spoken());
        button.addActionListener(event -> {
            if (button.isAllowed()) {
                press(act.id());
            }
        });
        return button;
    }

    private String nameOf(String part) {
        return Objects.requireNonNull(getName()) + "-" + part;
    }

    private static ButtonKind kind(Weight weight) {
        return switch (weight) {
            case MAIN -> ButtonKind.MAIN;
            case SECOND, LINK -> ButtonKind.SECOND;
            case QUIET -> ButtonKind.QUIET;
            case ENDING -> ButtonKind.ENDING;
        };
    }

    private static Symbol symbol(Sign sign) {
        return switch (sign) {
            case GOOD -> Symbol.TICK;
            case NOTE, NONE -> Symbol.INFO;
            case WRONG -> Symbol.CLOSE;
        };
    }
}
