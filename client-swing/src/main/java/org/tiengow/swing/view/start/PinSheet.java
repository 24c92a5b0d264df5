package org.tiengow.swing.view.start;

import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.PinScreen;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Page;

/** Asks for the PIN of a table that is to be opened. */
public final class PinSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 500;

    /** As high as it wants to be, at scale 1. */
    public static final int HEIGHT = 330;

    private static final int TEXT = WIDTH - 72;

    private final JTextField field = new JTextField();
    private final Paragraph wrong = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.MINUS, TEXT);
    private final PinScreen screen;
    private final Consumer<String> chosen;

    /**
     * The sheet.
     *
     * @param chosen opens a table with this PIN
     * @param away opens none
     */
    public PinSheet(PinScreen screen, Consumer<String> chosen, Runnable away) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]16[grow,fill]16[]"));
        this.screen = screen;
        this.chosen = chosen;
        setOpaque(false);
        setName("hostPin");
        add(Label.title(screen.title()), "wmin 0");
        Page page = new Page("[grow,fill]", 1);
        page.add(Paragraph.body(screen.text(), TEXT), "wmin 0");
        Fields.prepare(field, "hostPin-field", screen.label(), "");
        field.addActionListener(event -> choose());
        Fields.onChange(field, () -> sayWrong(""));
        page.add(field, "h 44!, gaptop 12");
        wrong.setName("hostPin-wrong");
        page.add(wrong, "wmin 0, gaptop 4, hidemode 3");
        sayWrong("");
        add(Fields.scroll(page), "wmin 0, hmin 60");
        PushButton cancel = new PushButton(ButtonKind.SECOND, screen.cancel());
        cancel.setName("hostPin-cancel");
        cancel.addActionListener(event -> away.run());
        PushButton host = new PushButton(ButtonKind.MAIN, screen.host());
        host.setName("hostPin-host");
        host.addActionListener(event -> choose());
        JPanel foot = new JPanel(new MigLayout("insets 0, gap 8, novisualpadding", "push[][]"));
        foot.setOpaque(false);
        foot.add(cancel);
        foot.add(host);
        add(foot, "wmin 0, " + FocusRing.BESIDE);
    }

    @Override
    public boolean requestFocusInWindow() {
        return field.requestFocusInWindow();
    }

    private void choose() {
        String typed = field.getText().strip();
        if (PinScreen.isPin(typed)) {
            chosen.accept(typed);
        } else {
            sayWrong(screen.wrong());
            field.requestFocusInWindow();
        }
    }

    private void sayWrong(String words) {
        wrong.setText(words);
        wrong.setVisible(!words.isEmpty());
        revalidate();
    }
}
