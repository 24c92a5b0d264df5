package org.tiengow.swing.view.night;

import java.util.ArrayList;
import java.util.List;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.HandOverInput;
import org.tiengow.presentation.sheet.HandOverScreen;
import org.tiengow.presentation.sheet.HandOverScreen.Heir;
import org.tiengow.presentation.words.Option;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Page;

/** Hands the night over: to whom, when, and what that means; then how far it is. */
public final class HandOverSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 568;

    private static final int FRAME = 236;
    private static final int ROW = 82;
    private static final int TIMES = 60;
    private static final int MEANING = 112;

    private static final int TEXT = WIDTH - 72;

    private final HandOverInput input;
    private final Label title = Label.title("");
    private final Page page = new Page("[grow,fill]", 1);
    private final Paragraph intro = Paragraph.body("", TEXT);
    private final JPanel heirs = new JPanel(new MigLayout("insets 0, gap 0 4, wrap 1, fillx", "[grow,fill]"));
    private final Flow whens = new Flow(8, TEXT);
    private final Paragraph meaning = Paragraph.body("", TEXT);
    private final Paragraph problem = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.MINUS, TEXT);
    private final PushButton go = new PushButton(ButtonKind.MAIN, "");
    private final PushButton close = new PushButton(ButtonKind.SECOND, "");
    private final List<HeirButton> buttons = new ArrayList<>();
    private final List<Segment> segments = new ArrayList<>();
    private List<Heir> shown = List.of();
    private ButtonGroup people = new ButtonGroup();
    private ButtonGroup times = new ButtonGroup();

    /** The sheet, empty. */
    public HandOverSheet(HandOverInput input) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]12[grow,fill]16[]"));
        this.input = input;
        setOpaque(false);
        setName("hand-over");
        heirs.setOpaque(false);
        intro.setName("hand-over-intro");
        meaning.setName("hand-over-meaning");
        problem.setName("hand-over-problem");
        page.add(intro, "wmin 0");
        page.add(heirs, "wmin 0, hidemode 3, gaptop 8, " + FocusRing.OUT);
        page.add(whens, "wmin 0, hidemode 3, gaptop 8, " + FocusRing.OUT);
        page.add(meaning, "wmin 0, hidemode 3");
        page.add(problem, "wmin 0, hidemode 3");
        go.setName("hand-over-go");
        go.addActionListener(event -> input.handOver());
        close.setName("hand-over-close");
        close.addActionListener(event -> input.close());
        JPanel foot = new JPanel(new MigLayout("insets 0, gap 0, novisualpadding, hidemode 3", "push[][]"));
        foot.setOpaque(false);
        foot.add(close);
        foot.add(go, "gapleft 8");
        add(title, "wmin 0");
        add(Fields.scroll(page), "wmin 0, hmin 60");
        add(foot, "wmin 0, " + FocusRing.BESIDE);
    }

    /** How high it wants to be to show this, at scale 1; the same whoever and whenever is chosen. */
    public static int height(HandOverScreen screen) {
        return FRAME
                + screen.heirs().size() * ROW
                + (screen.whens().isEmpty() ? 0 : TIMES)
                + (screen.meaning().isEmpty() ? 0 : MEANING);
    }

    /** Shows how it stands. */
    public void show(HandOverScreen screen) {
        title.setText(screen.title());
        intro.setText(screen.intro());
        showHeirs(screen.heirs());
        showWhens(screen.whens(), screen.now());
        put(meaning, screen.meaning());
        put(problem, screen.problem());
        go.setText(screen.go());
        go.setVisible(!screen.go().isEmpty());
        close.setText(screen.close());
        revalidate();
        repaint();
    }

    @Override
    public boolean requestFocusInWindow() {
        return go.isVisible() ? go.requestFocusInWindow() : close.requestFocusInWindow();
    }

    private static void put(Paragraph part, String text) {
        part.setText(text);
        part.setVisible(!text.isEmpty());
    }

    private void showHeirs(List<Heir> wanted) {
        if (buttons.size() != wanted.size()) {
            heirs.removeAll();
            buttons.clear();
            people = new ButtonGroup();
            for (Heir heir : wanted) {
                HeirButton button = new HeirButton(heir);
                int place = buttons.size();
                button.addActionListener(event -> chosen(place));
                people.add(button);
                buttons.add(button);
                heirs.add(button, "wmin 0");
            }
        }
        shown = wanted;
        for (int i = 0; i < wanted.size(); i++) {
            buttons.get(i).show(wanted.get(i));
        }
        heirs.setVisible(!wanted.isEmpty());
    }

    private void chosen(int place) {
        input.choose(shown.get(place).seat());
    }

    private void showWhens(List<Option<Boolean>> wanted, boolean now) {
        if (segments.size() != wanted.size()) {
            whens.removeAll();
            segments.clear();
            times = new ButtonGroup();
            for (Option<Boolean> when : wanted) {
                Segment segment = new Segment(when.words());
                segment.setName(when.value() ? "hand-over-now" : "hand-over-after");
                segment.addActionListener(event -> input.when(when.value()));
                times.add(segment);
                segments.add(segment);
                whens.add(segment);
            }
        }
        for (int i = 0; i < wanted.size(); i++) {
            segments.get(i).setSelected(wanted.get(i).value() == now);
        }
        whens.setVisible(!wanted.isEmpty());
    }
}
