package org.tiengow.swing.view.settlement;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.SettlementScreen.Choice;
import org.tiengow.presentation.settlement.SettlementScreen.ChoiceKind;
import org.tiengow.presentation.settlement.SettlementScreen.StackCard;
import org.tiengow.presentation.words.PaymentLine;
import org.tiengow.presentation.words.ShuffleNote;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.SymbolIcon;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.KeyCap;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.ScrolledPanel;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.EverySecond;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.UiFactory;

/**
 * The sheet after a round: stacks, payments as arithmetic, chips, and the match as a plot. It is designed for a {@link
 * org.tiengow.swing.theme.part.Sheet} of {@link #WIDTH} by {@link #HEIGHT}, and scrolls in a smaller one.
 */
public final class SettlementView extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 1040;
    /** Preferred height at scale 1. */
    public static final int HEIGHT = 704;

    private final SettlementInput input;
    private @Nullable PushButton main;

    public SettlementView(SettlementScreen screen, TileLook look, SettlementInput input) {
        super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow,fill]", "[grow,fill]0[]"));
        this.input = input;
        setName("settlement");
        setOpaque(false);
        getAccessibleContext().setAccessibleName(screen.title());
        add(scrolling(body(screen, new Tiles(look))), "gaptop 4:20:20, gapright 6, gapbottom 0:12:12");
        add(foot(screen));
        UiFactory.onKey(this, "ENTER", this::press);
    }

    /** Reacts to Enter: presses the button that has the focus, or else the main button. */
    private void press() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (owner instanceof AbstractButton button) {
            button.doClick(0);
        } else if (main != null) {
            main.doClick(0);
        }
    }

    @Override
    public boolean requestFocusInWindow() {
        return main == null ? super.requestFocusInWindow() : main.requestFocusInWindow();
    }

    private JPanel body(SettlementScreen screen, Tiles tiles) {
        ScrolledPanel body = new ScrolledPanel(new MigLayout("insets 0 32 0 26, gap 0, fillx", "[grow,fill]"), 24) {};
        body.shrinkFirst();
        Reflow columns = new Reflow("insets 0, gap 0, fillx", 760, "[grow 100,fill]46[348!,fill]", "[grow,fill]");
        columns.with(left(screen, tiles), "cell 0 0, growy 0, aligny top", "cell 0 0, wmin 0");
        columns.with(right(screen, tiles), "cell 1 0, growy 0, aligny top", "cell 0 1, gaptop 20, wmin 0");
        body.add(columns, "wmin 0");
        return body;
    }

    private JPanel left(SettlementScreen screen, Tiles tiles) {
        JPanel left = column();
        left.add(new Paragraph(screen.title(), Type.Weight.SEMIBOLD, Type.TITLE, Tone.TEXT, 560), "wmin 0");
        left.add(
                new Paragraph(screen.summary(), Type.Weight.REGULAR, Type.MAIN, Tone.SECOND, 560),
                "gaptop 1:4, gapbottom 2:8");
        if (screen.shuffle() != null) {
            left.add(shuffle(screen.shuffle()), "wmin 0, gapbottom 4:14"); // visible without scrolling
        }
        left.add(Label.heading(screen.stacksTitle()), "gapbottom 3:6");
        JPanel cards = UiFactory.clear("insets 0, gap 10, fill", "", "");
        for (StackCard card : screen.stacks()) {
            cards.add(new StacksOf(card, tiles), "grow, sizegroup stack");
        }
        left.add(cards, "gapbottom 6:20");
        left.add(Label.heading(screen.paymentsTitle()), "gapbottom 0:2");
        for (PaymentLine line : screen.payments()) {
            left.add(new PaymentRow(line, screen.payments().size() <= 3 ? 70 : 58));
        }
        if (!screen.footnote().isEmpty()) {
            left.add(footnote(screen), "gaptop 2:10");
        }
        return left;
    }

    /** Returns the note on the shuffle. It wraps into as many lines as its names need, because an alarm that is cut short says nothing. */
    private JPanel shuffle(ShuffleNote note) {
        boolean alarm = note.sort() == ShuffleNote.Sort.ALARM;
        Tone tone = alarm ? Tone.MINUS : Tone.SECOND;
        JPanel row = UiFactory.clear("insets 0, gap 8 0, fillx, novisualpadding", "[][grow,fill]", "");
        JLabel sign = new JLabel(new SymbolIcon(note.sort() == ShuffleNote.Sort.TICK ? Symbol.TICK : Symbol.INFO, 16));
        sign.setForeground(tone.colour());
        row.add(sign, "aligny top, gaptop 2");
        Type.Weight weight = alarm ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
        Paragraph words = new Paragraph(note.words(), weight, Type.BODY - 0.5, tone, 500);
        words.setName("shuffle");
        row.add(words, "wmin 0, wrap");
        if (!note.more().isEmpty()) {
            TextButton more = TextButton.link(note.more(), Type.BODY - 0.5, Tone.LINK);
            row.add(
                    UiFactory.button(more, "shuffle-more", () -> input.explainAlarm()),
                    "cell 1 1, growx 0, alignx left");
        }
        return row;
    }

    private JPanel footnote(SettlementScreen screen) {
        JPanel row = UiFactory.clear("insets 0, gap 6", "[]8[]6[]", "[center]");
        Label words = new Label(screen.footnote(), Type.Weight.REGULAR, Type.BODY - 0.5, Tone.SECOND);
        words.setIcon(new SymbolIcon(Symbol.INFO, 16));
        words.setIconTextGap(8);
        row.add(words, "wmin 0");
        if (!screen.why().isEmpty()) {
            TextButton why = TextButton.link(screen.why(), Type.BODY - 0.5, Tone.LINK);
            UiFactory.button(why, "why", () -> input.why());
            row.add(why);
        }
        return row;
    }

    private static JPanel right(SettlementScreen screen, Tiles tiles) {
        JPanel right = column();
        if (!screen.deciding().isEmpty()) {
            right.add(new LastTrick(screen.deciding(), tiles), "gapbottom 4");
        }
        right.add(new ChipsTable(screen), "gapbottom 6:14");
        right.add(Label.heading(screen.plot().title()), "gapbottom 2:4");
        right.add(new ChipsPlot(screen.plot()));
        return right;
    }

    private JPanel foot(SettlementScreen screen) {
        Flow line = new Flow(8, WIDTH - 56);
        for (Choice choice : screen.choices()) {
            if (!choice.main()) {
                line.add(button(choice));
            }
        }
        line.keepLeft(line.getComponentCount());
        Choice chief = screen.mainChoice();
        if (chief != null) {
            main = button(chief);
            main.getAccessibleContext().setAccessibleDescription(screen.spoken());
            line.add(main);
        }
        if (!note(screen).isEmpty()) {
            Paragraph note = Paragraph.small(note(screen), 300);
            EverySecond.of(note, () -> note.setText(note(screen)));
            line.addNote(note);
        }
        JPanel foot = new Foot();
        foot.add(line, "wmin 0");
        return foot;
    }

    /** Returns what comes next, with the seconds until then. */
    private static String note(SettlementScreen screen) {
        List<String> lines = new ArrayList<>(screen.next());
        TimedText goesOn = screen.goesOn();
        if (goesOn != null) {
            lines.add(goesOn.at(System.nanoTime()));
        }
        return String.join("\n", lines);
    }

    private PushButton button(Choice choice) {
        ChoiceKind kind = choice.kind();
        PushButton button = switch (kind) {
            case SHOW_DEAL -> new PushButton(ButtonKind.SECOND, choice.words()).with(Symbol.EYE);
            case REPLAY -> new PushButton(ButtonKind.SECOND, choice.words()).with(Symbol.UNDO);
            case LOOK_BACK -> new PushButton(ButtonKind.SECOND, choice.words()).with(Symbol.LAMP);
            case LEAVE -> new PushButton(ButtonKind.QUIET, choice.words());
            case NEXT_ROUND, STANDINGS -> new PushButton(ButtonKind.SECOND, choice.words());
        };
        if (choice.main()) {
            button.setMain(true);
            button.with(KeyCap.ENTER);
        }
        button.setAllowed(choice.enabled(), choice.whyNot());
        UiFactory.button(button, "choice-" + kind.name().toLowerCase(Locale.ROOT), () -> input.choose(kind));
        return button;
    }

    private static JPanel column() {
        JPanel column = UiFactory.clear("insets 0, gap 0, wrap 1, fillx", "[grow,fill]", "");
        return column;
    }

    private static JScrollPane scrolling(JComponent body) {
        JScrollPane pane = new JScrollPane(
                body, ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED, ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        pane.setOpaque(false);
        pane.getViewport().setOpaque(false);
        pane.setBorder(null);
        return pane;
    }

    /** The row of buttons below a hairline. */
    private static final class Foot extends JPanel {
        Foot() {
            super(new MigLayout("insets 0 28 0 28, gap 0, fillx", "[grow,fill]", "8:14:14[]8:14:14"));
            setOpaque(false);
        }

        @Override
        protected void paintComponent(Graphics g) {
            g.setColor(Palette.current().line());
            g.fillRect(0, 0, getWidth(), 1);
        }
    }
}
