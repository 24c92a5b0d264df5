package org.tiengow.swing.view.shell;

import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;

/** A question on a sheet with two answers: the main one keeps everything as it is, the other goes on. */
final class Question extends JPanel {
    static final int WIDTH = 460;
    static final int HEIGHT = 210;

    private @Nullable JComponent first;

    private Question(String title, String text) {
        super(new MigLayout("insets 28 32 20 32, fill, wrap 1", "[grow,fill]", "[][grow,fill][]"));
        setOpaque(false);
        setName("question");
        add(Label.section(title));
        add(new Paragraph(text, Type.Weight.REGULAR, Type.BODY, Tone.SECOND, WIDTH - 64));
    }

    @Override
    public boolean requestFocusInWindow() {
        return first == null ? super.requestFocusInWindow() : first.requestFocusInWindow();
    }

    /** Whether to go on; staying is the main answer. */
    static Question ofEnding(String title, String text, String goOn, String stay, Runnable going, Runnable staying) {
        return ofEnding(title, text, goOn, stay, going, staying, "", staying);
    }

    /**
     * Whether to go on; staying is the main answer, and there may be another way.
     *
     * @param other what that is called; empty for none
     */
    static Question ofEnding(
            String title,
            String text,
            String goOn,
            String stay,
            Runnable going,
            Runnable staying,
            String other,
            Runnable otherwise) {
        Question question = new Question(title, text);
        PushButton leave = new PushButton(ButtonKind.ENDING, goOn);
        leave.setName("question-goOn");
        leave.addActionListener(event -> going.run());
        PushButton keep = new PushButton(ButtonKind.MAIN, stay);
        keep.setName("question-stay");
        keep.addActionListener(event -> staying.run());
        question.first = keep;
        if (!other.isEmpty()) {
            TextButton link = TextButton.link(other, Type.BODY, Tone.LINK);
            link.setName("question-other");
            link.addActionListener(event -> otherwise.run());
            question.add(link, "split 3, growx 0");
            question.add(leave, "gapleft push, growx 0");
        } else {
            question.add(leave, "split 2, gapleft push, growx 0");
        }
        question.add(keep, "growx 0");
        return question;
    }

    /** Asks for a word, such as a PIN. */
    static Question ofWord(
            String title, String text, String label, String goOn, String stay, Consumer<String> given, Runnable away) {
        Question question = new Question(title, text);
        JTextField field = new JTextField();
        Fields.prepare(field, "question-field", label, "");
        question.first = field;
        question.add(field, "h 44!");
        PushButton cancel = new PushButton(ButtonKind.SECOND, stay);
        cancel.setName("question-stay");
        cancel.addActionListener(event -> away.run());
        PushButton go = new PushButton(ButtonKind.MAIN, goOn);
        go.setName("question-goOn");
        go.addActionListener(event -> given.accept(field.getText().strip()));
        field.addActionListener(event -> given.accept(field.getText().strip()));
        question.add(cancel, "split 2, gapleft push, growx 0");
        question.add(go, "growx 0");
        return question;
    }
}
