package org.tiengow.swing.view.lobby;

import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.presentation.rules.ParametersModel;
import org.tiengow.presentation.rules.ParametersScreen;
import org.tiengow.presentation.rules.ParametersScreen.Group;
import org.tiengow.presentation.rules.ParametersScreen.Line;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The sheet that edits every parameter of the rules, and keeps house rules. It shows a contradiction at once, and accepts none. */
public final class KnobsSheet extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 880;

    /** Preferred height at scale 1. */
    public static final int HEIGHT = 720;

    private static final int TEXT = 420;
    private static final int BOX = 250;

    private final Words words;
    private final KnobsInput input;
    private final JComboBox<Option<String>> starts = new JComboBox<>();
    private final List<TextButton> ofHouse;
    private final Paragraph about = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.SECOND, 780);
    private final Label summary = Label.heading("");
    private final ScrollPage knobs = new ScrollPage("[grow,fill]", 1);
    private final Map<Parameter, Knob> lines = new EnumMap<>(Parameter.class);
    private final Paragraph said = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.TEXT, 780);
    private final PushButton save;
    private final PushButton take;
    private ParametersModel model;
    private boolean showing;

    /**
     * The choices of the sheet.
     *
     * @param starts the rule sets from which the user can start
     * @param start the id of the one from which the sheet started
     * @param kept whether these are house rules of the user
     * @param said what has just happened, in a sentence; may be empty
     */
    public record Header(List<Option<String>> starts, String start, boolean kept, String said) {}

    /** Creates the sheet with its first rules. */
    public KnobsSheet(Words words, ParametersModel first, Header header, KnobsInput input) {
        super(new MigLayout(
                "insets 24 32 20 32, fill, wrap 1, hidemode 3, novisualpadding",
                "[grow,fill]",
                "[]8[]12[grow,fill]8[]10[]"));
        this.words = words;
        this.model = first;
        this.input = input;
        setOpaque(false);
        setName("knobs");
        TextButton rename = link("rename", input::rename);
        TextButton delete = link("delete", input::delete);
        ofHouse = List.of(rename, delete);
        add(Label.title(words.get("lobby.tune.title")), "wmin 0");
        add(starts(rename, delete), "wmin 0");
        knobs.add(about, "wmin 0, hidemode 3");
        knobs.add(summary, "wmin 0, gaptop 6");
        add(UiFactory.scroll(knobs), "hmin 80, wmin 0");
        said.setName("knobs-problem");
        add(said, "wmin 0");
        save = UiFactory.button(
                new PushButton(ButtonKind.SECOND, words.get("tune.saveAs")),
                "knobs-saveAs",
                () -> ifAllowed(input::saveAs));
        take = UiFactory.button(
                new PushButton(ButtonKind.MAIN, words.get("lobby.tune.take")),
                "knobs-take",
                () -> ifAllowed(input::take));
        Flow foot = new Flow(8, WIDTH - 64);
        foot.add(save);
        foot.keepLeft(1);
        foot.add(UiFactory.button(
                new PushButton(ButtonKind.SECOND, words.get("window.cancel")), "knobs-cancel", input::cancel));
        foot.add(take);
        add(foot, "wmin 0, " + FocusRing.OUT);
        fill();
        show(first, header);
    }

    @Override
    public boolean requestFocusInWindow() {
        return take.requestFocusInWindow();
    }

    /** Shows other values of the rules. The focus stays. */
    public void show(ParametersModel next, Header header) {
        model = next;
        showing = true;
        UiFactory.fill(starts, header.starts(), header.start());
        ofHouse.forEach(link -> link.setVisible(header.kept()));
        ParametersScreen screen = next.screen();
        about.setText(screen.about());
        about.setVisible(!screen.about().isEmpty());
        summary.setText(screen.summary());
        lines.forEach((parameter, knob) -> knob.show(next.line(parameter), next.choices(parameter)));
        boolean fits = screen.problem().isEmpty();
        said.setText(fits ? header.said() : screen.problem());
        said.setTone(fits ? Tone.TEXT : Tone.MINUS);
        said.setVisible(!said.getText().isEmpty());
        take.setAllowed(fits, screen.problem());
        save.setAllowed(fits, screen.problem());
        showing = false;
        revalidate();
        repaint();
    }

    private void ifAllowed(Runnable act) {
        if (model.screen().problem().isEmpty()) {
            act.run();
        }
    }

    private JComponent starts(TextButton rename, TextButton delete) {
        UiFactory.prepare(starts, "knobs-start", words.get("tune.start"));
        starts.addActionListener(event -> chosen(starts, input::startFrom));
        Flow links = new Flow(4, 380);
        links.add(rename);
        links.add(delete);
        links.add(link("export", () -> ifAllowed(input::exportRules)));
        links.add(link("import", input::importRules));
        Reflow line = new Reflow("insets 0, fillx, novisualpadding, gap 8 4", 640, "[grow,fill]16[]", "[grow,fill]");
        JPanel captioned = UiFactory.clear("insets 0, gap 0 2, fillx, wrap 1, novisualpadding", "[grow,fill]", "");
        captioned.add(Label.caption(words.get("tune.start")), "gapx 2 0, wmin 0");
        captioned.add(starts, "h 40!, wmin 0");
        line.with(captioned, "cell 0 0, wmin 0", "cell 0 0, wmin 0");
        line.with(links, "cell 1 0, aligny bottom, gapbottom 4", "cell 0 1, wmin 0");
        return line;
    }

    private TextButton link(String name, Runnable act) {
        return UiFactory.button(
                TextButton.link(words.get("tune." + name), Type.BODY - 0.5, Tone.LINK), "knobs-" + name, act);
    }

    private void fill() {
        for (Group group : model.screen().groups()) {
            knobs.add(Label.section(group.title()), "wmin 0, gaptop 18");
            for (Line line : group.lines()) {
                Knob knob = new Knob(line);
                lines.put(line.parameter(), knob);
                knobs.add(knob.line, "wmin 0, gaptop 10");
            }
        }
    }

    private <T> void chosen(JComboBox<Option<T>> box, Consumer<T> act) {
        int index = box.getSelectedIndex();
        if (!showing && index >= 0) {
            act.accept(box.getItemAt(index).value());
        }
    }

    /** The line of a parameter: its name, meaning and value in the base, and the list of its values. */
    private final class Knob {
        private final Reflow line = new Reflow(
                "insets 0, fillx, novisualpadding, gap 16 4", 560, "[grow,fill]16[" + BOX + "!,fill]", "[grow,fill]");
        private final Paragraph title = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.TEXT, TEXT);
        private final Paragraph meaning = Paragraph.small("", TEXT);
        private final Paragraph mark = new Paragraph("", Type.Weight.SEMIBOLD, Type.SMALL, Tone.LINK, TEXT);
        private final JComboBox<Option<Object>> box = new JComboBox<>();

        Knob(Line first) {
            JPanel text =
                    UiFactory.clear("insets 0, gap 0 1, fillx, wrap 1, novisualpadding, hidemode 3", "[grow,fill]", "");
            text.add(title, "wmin 0");
            text.add(meaning, "wmin 0");
            text.add(mark, "wmin 0");
            String key = first.parameter().key();
            mark.setName("knob-mark-" + key);
            UiFactory.prepare(box, "knob-" + key, first.title());
            box.addActionListener(event -> chosen(box, value -> input.set(first.parameter(), value)));
            line.with(text, "cell 0 0, aligny center, growy 0, wmin 0", "cell 0 0, wmin 0");
            line.with(box, "cell 1 0, h 36!, aligny top, wmin 0", "cell 0 1, h 36!, wmin 0");
            box.addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent event) {
                    showWhole();
                }
            });
            line.addComponentListener(new ComponentAdapter() {
                @Override
                public void componentResized(ComponentEvent event) {
                    if (box.isFocusOwner()) {
                        showWhole();
                    }
                }
            });
        }

        /** Scrolls so that the text of the focused choice is in view too, also after it has grown. */
        private void showWhole() {
            line.scrollRectToVisible(new Rectangle(line.getSize()));
        }

        void show(Line shown, List<Option<Object>> choices) {
            title.setText(shown.title());
            meaning.setText(shown.meaning());
            meaning.setVisible(!shown.meaning().isEmpty());
            mark.setText(shown.mark());
            mark.setVisible(!shown.mark().isEmpty());
            Object value = model.draft()
                    .values()
                    .getOrDefault(shown.parameter(), shown.parameter().neutral());
            if (box.getItemCount() != choices.size() || !isChosen(value)) {
                UiFactory.fill(box, choices, value);
            }
            box.getAccessibleContext().setAccessibleDescription(words.join(shown.meaning(), shown.mark()));
        }

        private boolean isChosen(Object value) {
            int index = box.getSelectedIndex();
            return index >= 0 && box.getItemAt(index).value().equals(value);
        }
    }
}
