package org.tiengow.swing.view.history;

import java.awt.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.history.HistoryScreen;
import org.tiengow.presentation.history.HistoryScreen.Fact;
import org.tiengow.presentation.history.HistoryScreen.Section;
import org.tiengow.presentation.history.HistoryScreen.Tab;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Weight;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.settlement.ChipsPlot;

/** The screen of the history: a page with figures, a curve and lists, and buttons below them. */
public final class HistoryView extends JPanel {
    private static final int WIDTH = 820;
    private static final int PLOT = 200;

    private final Words words;
    private final HistoryInput input;
    private final Bar top;
    private final JPanel page = UiFactory.clear(
            "insets 20 24 20 24, fill, wrap 1, alignx center, hidemode 3", "[0:" + WIDTH + ":" + WIDTH + ",fill]", "");
    private final List<JComponent> focusable = new ArrayList<>();
    private @Nullable HistoryScreen shown;

    /** Creates an empty screen. */
    public HistoryView(Words words, HistoryInput input) {
        super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow,fill]", "[48!,fill][grow,fill]"));
        this.words = words;
        this.input = input;
        setName("history");
        top = new Bar(words.get("replay.leave"));
        top.back().addActionListener(event -> input.back());
        add(top);
        add(page);
        UiFactory.onKey(this, "ESCAPE", input::back);
    }

    /** Shows a page. The focus moves to its first list if it is another page than before, and otherwise stays. */
    public void show(HistoryScreen screen) {
        if (screen.equals(shown)) {
            return;
        }
        boolean another = shown == null || !shown.page().equals(screen.page());
        shown = screen;
        boolean isComing = FocusBefore.now().owner() instanceof Window; // on its way to a list that is replaced now
        FocusBefore.keep(this, () -> fill(screen));
        if (another || isComing) {
            requestFocusInWindow();
        }
    }

    private void fill(HistoryScreen screen) {
        focusable.clear();
        String bar = words.get("history.title");
        top.setTitle(bar.equals(screen.title()) ? "" : bar); // the title below says it
        page.removeAll();
        Label title = Label.title(screen.title());
        title.setName("history-title");
        page.add(title, "wmin 0");
        if (!screen.subtitle().isEmpty()) {
            page.add(Label.body(screen.subtitle()), "wmin 0, gaptop 2");
        }
        if (!screen.tabs().isEmpty()) {
            page.add(tabs(screen.tabs()), "gaptop 10, " + FocusRing.OUT);
        }
        Paragraph problem = new Paragraph(screen.problem(), Type.Weight.REGULAR, Type.BODY, Tone.SECOND, WIDTH);
        problem.setName("history-problem");
        problem.setVisible(!screen.problem().isEmpty());
        page.add(problem, "gaptop 8, wmin 0");
        page.add(content(screen), "gaptop 10, pushy, growy, wmin 0, hmin 60");
        page.add(acts(screen.acts()), "gaptop 12, wmin 0, " + FocusRing.OUT);
        revalidate();
        repaint();
    }

    @Override
    public boolean requestFocusInWindow() {
        return (focusable.isEmpty() ? top.back() : focusable.get(0)).requestFocusInWindow();
    }

    private JPanel tabs(List<Tab> tabs) {
        Flow flow = new Flow(4, WIDTH);
        ButtonGroup group = new ButtonGroup();
        for (Tab tab : tabs) {
            Segment segment = new Segment(tab.words());
            segment.setName("history-" + tab.id());
            segment.setSelected(tab.chosen());
            segment.addActionListener(event -> input.show(tab.id()));
            group.add(segment);
            flow.add(segment);
        }
        return flow;
    }

    private JComponent content(HistoryScreen screen) {
        ScrollPage content = new ScrollPage("[grow,fill]", 1);
        if (!screen.empty().isEmpty()) {
            Card hint = Card.hint(new MigLayout("insets 20, fillx", "[grow,fill]"));
            hint.add(Paragraph.body(screen.empty(), WIDTH - 60));
            content.add(hint);
        }
        if (!screen.facts().isEmpty()) {
            content.add(facts(screen.facts()), "wmin 0");
        }
        if (screen.plot() != null) {
            content.add(Label.heading(screen.plot().title()), "gaptop 12");
            content.add(new ChipsPlot(Objects.requireNonNull(screen.plot())), "wmin 0, h " + PLOT + "!");
        }
        for (int i = 0; i < screen.sections().size(); i++) {
            Section section = screen.sections().get(i);
            if (!section.heading().isEmpty()) {
                content.add(Label.heading(section.heading()), "gaptop 12");
            }
            String spoken = section.heading().isEmpty() ? screen.title() : section.heading();
            HistoryList list = new HistoryList("history-list-" + i, spoken, section.lines(), input::open);
            if (focusable.isEmpty()) {
                list.setSelectedIndex(0);
            }
            focusable.add(list);
            content.add(list, "wmin 0");
        }
        JScrollPane scroll = UiFactory.scroll(content);
        scroll.setName("history-content");
        return scroll;
    }

    private JPanel facts(List<Fact> facts) {
        Flow flow = new Flow(36, WIDTH);
        for (Fact fact : facts) {
            JPanel one = UiFactory.clear("insets 4 0 0 0, gap 8 0, novisualpadding", "[][]", "[]2[32!]");
            one.add(Label.caption(fact.label()), "cell 0 0, spanx 2");
            one.add(new Label(fact.value(), Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT), "cell 0 1");
            if (!fact.link().isEmpty()) {
                TextButton link = TextButton.link(fact.linkWords(), Type.BODY, Tone.LINK);
                link.setName("history-" + fact.link());
                link.getAccessibleContext().setAccessibleName(words.spoken(fact.linkWords(), fact.label()));
                link.addActionListener(event -> input.open(fact.link()));
                one.add(link, "cell 1 1");
            }
            flow.add(one);
        }
        return flow;
    }

    private JPanel acts(List<Act> acts) {
        Flow flow = new Flow(8, WIDTH);
        for (Act act : acts) {
            PushButton button =
                    new PushButton(act.kind() == Weight.MAIN ? ButtonKind.MAIN : ButtonKind.SECOND, act.words());
            UiFactory.button(button, "history-" + act.id(), () -> input.press(act.id()));
            flow.add(button);
            focusable.add(button);
        }
        return flow;
    }
}
