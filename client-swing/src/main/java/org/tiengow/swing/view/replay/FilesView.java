package org.tiengow.swing.view.replay;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.replay.ReplayContents.Line;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;

/** The screen that lists the record files of this machine, and opens any other file. */
public final class FilesView extends JPanel {
    private static final int WIDTH = 760;

    private final Words words;
    private final FilesInput input;
    private final JPanel middle = new JPanel(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
    private final Paragraph problem = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.MINUS, WIDTH);
    private final JPanel reading = new JPanel(new MigLayout("insets 0, gap 12", "[grow,fill][]", "[center]"));
    private final Label progress = Label.small("");
    private final JProgressBar bar = new JProgressBar(0, 100);
    private final PushButton open;

    /** The user's actions on this screen. */
    public interface FilesInput {
        /** Opens a file of the list by its index. */
        void openListed(int index);

        /** Lets the user choose a file elsewhere. */
        void choose();

        /** Opens a file that was dropped onto the screen. */
        void openDropped(Path file);

        /** Stops reading the current file. */
        void cancel();

        /** Goes back. */
        void leave();
    }

    /** Creates the screen with an empty list. */
    public FilesView(Words words, FilesInput input) {
        super(new MigLayout("insets 0, gap 0, fill, wrap 1", "[grow,fill]", "[48!,fill][grow,fill]"));
        this.words = words;
        this.input = input;
        setName("replay-files");
        setTransferHandler(new FileDrop(input::openDropped));
        Bar top = new Bar(words.get("replay.leave"));
        top.back().addActionListener(event -> input.leave());
        add(top);
        JPanel page = UiFactory.clear(
                "insets 20 24 20 24, fill, wrap 1, alignx center, hidemode 3",
                "[0:" + WIDTH + ":" + WIDTH + ",fill]",
                "");
        JPanel head = UiFactory.clear("insets 0, gap 0, novisualpadding", "[grow,fill]16[]", "[][]");
        head.add(Label.title(words.get("replay.files.title")), "cell 0 0");
        head.add(Paragraph.body(words.get("replay.files.subtitle"), WIDTH - 220), "cell 0 1, wmin 0");
        open = UiFactory.button(
                new PushButton(ButtonKind.SECOND, words.get("replay.files.open")).with(Symbol.FOLDER),
                "replay-openFile",
                () -> input.choose());
        head.add(open, "cell 1 0, spany 2, aligny center, " + FocusRing.BESIDE);
        page.add(head);
        problem.setName("replay-problem");
        page.add(problem);
        middle.setOpaque(false);
        page.add(middle, "gaptop 10, pushy, growy");
        progress.setName("replay-progress");
        bar.getAccessibleContext().setAccessibleName(words.get("replay.files.title"));
        reading.setOpaque(false);
        JPanel both = UiFactory.clear("insets 0, wrap 1, gap 4", "[grow,fill]", "");
        both.add(progress);
        both.add(bar, "h 6!");
        reading.add(both);
        PushButton cancel = new PushButton(ButtonKind.SECOND, words.get("replay.cancel"));
        UiFactory.button(cancel, "replay-cancel", () -> input.cancel());
        reading.add(cancel, FocusRing.BESIDE);
        page.add(reading);
        page.add(Label.small(words.get("replay.files.drop")));
        add(page);
        show(List.of());
        say("");
        read("", -1);
        UiFactory.onKey(this, "ESCAPE", input::leave);
    }

    /** Shows these files in the order given: the latest first. */
    public void show(List<Line> files) {
        middle.removeAll();
        if (files.isEmpty()) {
            Card hint = Card.hint(new MigLayout("insets 20, fillx", "[grow,fill]"));
            hint.add(Paragraph.body(words.get("replay.files.none"), WIDTH - 60));
            middle.add(hint, "growy 0, aligny top");
        } else {
            ContentsList list =
                    new ContentsList("replay-list", words.get("replay.files.list"), files, input::openListed);
            middle.add(UiFactory.scroll(list));
            list.requestFocusInWindow();
        }
        middle.revalidate();
        middle.repaint();
    }

    /** Shows an error message. An empty text hides it. */
    public void say(String sentence) {
        problem.setText(sentence);
        problem.setVisible(!sentence.isEmpty());
        revalidate();
    }

    /** Shows the progress of reading a file in per cent. A negative value hides it. */
    public void read(String sentence, int percent) {
        reading.setVisible(percent >= 0);
        progress.setText(sentence);
        bar.setValue(Math.max(0, percent));
        revalidate();
    }

    @Override
    public boolean requestFocusInWindow() {
        return open.requestFocusInWindow();
    }
}
