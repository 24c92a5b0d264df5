package org.tiengow.swing.view.lobby;

import java.util.function.BiConsumer;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.rules.HouseTitleScreen;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The sheet on which house rules get their name and their note. */
public final class HouseTitleSheet extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 560;

    /** Preferred height at scale 1. */
    public static final int HEIGHT = 400;

    private static final int TEXT = 480;

    private final JTextField name = new JTextField();
    private final JTextField note = new JTextField();

    /**
     * Creates the sheet.
     *
     * @param save receives the name and the note as they were typed
     * @param back returns to the rules
     */
    public HouseTitleSheet(HouseTitleScreen screen, BiConsumer<String, String> save, Runnable back) {
        super(new MigLayout(
                "insets 28 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]12[grow,fill]8[]16[]"));
        setOpaque(false);
        setName("houseTitle");
        add(Label.title(screen.title()), "wmin 0");
        ScrollPage page = new ScrollPage("[grow,fill]", 1);
        page.add(Paragraph.body(screen.basedOn(), TEXT), "wmin 0");
        addField(page, name, "houseTitle-name", screen.nameLabel(), screen.name());
        addField(page, note, "houseTitle-note", screen.noteLabel(), screen.note());
        Paragraph problem = new Paragraph(screen.problem(), Type.Weight.REGULAR, Type.BODY, Tone.MINUS, TEXT);
        problem.setName("houseTitle-problem");
        problem.setVisible(!screen.problem().isEmpty());
        add(UiFactory.scroll(page), "hmin 60, wmin 0");
        add(problem, "wmin 0, hidemode 3");
        Runnable saving = () -> save.accept(name.getText(), note.getText());
        name.addActionListener(event -> saving.run());
        note.addActionListener(event -> saving.run());
        Flow foot = new Flow(8, WIDTH - 72);
        foot.keepLeft(0);
        foot.add(UiFactory.button(new PushButton(ButtonKind.QUIET, screen.back()), "houseTitle-back", back));
        foot.add(UiFactory.button(new PushButton(ButtonKind.MAIN, screen.save()), "houseTitle-save", saving));
        add(foot, "wmin 0, " + FocusRing.OUT);
    }

    @Override
    public boolean requestFocusInWindow() {
        return name.requestFocusInWindow();
    }

    private static void addField(ScrollPage page, JTextField field, String name, String label, String text) {
        page.add(Label.small(label), "gaptop 10, gapx 2 0, wmin 0");
        UiFactory.prepare(field, name, label, "");
        field.setText(text);
        page.add(field, "h 44!, gaptop 2, wmin 0");
    }
}
