package org.tiengow.swing.view.night;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.night.NightInput;
import org.tiengow.presentation.night.NightScreen.Payment;
import org.tiengow.presentation.night.NightScreen.Settling;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;

/** The part of the sheet in which people settle up: the value of a chip, and who pays whom. */
final class SettlingPanel extends JPanel {
    private static final int WIDTH = 320;
    private static final int FIELD = 132;

    private final JTextField field = new JTextField();
    private final Label value = new Label("", Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT);
    private final JPanel worth = UiFactory.clear(
            "insets 0, fillx, novisualpadding, hidemode 3", "[grow,fill]12[" + FIELD + "!,fill]", "[center]");
    private final Paragraph summary = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.TEXT, WIDTH);
    private final JPanel payments = UiFactory.clear("insets 0, gap 12 6, fillx, wrap 2", "[grow,fill][]", "");
    private final JPanel notes = UiFactory.clear("insets 0, gap 0 4, fillx, wrap 1", "[grow,fill]", "");
    private final PushButton copy;
    private Settling shown;
    /** The text of the field that was told last. */
    private String told;

    SettlingPanel(Settling first, NightActions actions) {
        super(new MigLayout("insets 0, gap 0 8, fillx, wrap 1, hidemode 3", "[grow,fill]"));
        setOpaque(false);
        shown = first;
        told = first.typed();
        add(Label.heading(first.title()), "wmin 0");
        UiFactory.prepare(field, "night-chip", first.label(), first.prompt());
        field.setText(told);
        field.addActionListener(event -> tell(actions));
        field.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                tell(actions);
            }
        });
        worth.add(new Paragraph(first.label(), Type.Weight.REGULAR, Type.BODY, Tone.TEXT, WIDTH - FIELD), "wmin 0");
        worth.add(field, "h 40!, hidemode 3");
        value.setName("night-chip-value");
        worth.add(value, "growx 0, alignx right, hidemode 3");
        add(worth, "wmin 0");
        summary.setName("night-summary");
        add(summary, "wmin 0");
        add(payments, "wmin 0");
        add(notes, "wmin 0");
        copy = UiFactory.button(
                new PushButton(ButtonKind.SECOND, first.copy()), "night-copy", () -> actions.copy(shown.text()));
        add(copy, "growx 0, " + FocusRing.OUT);
    }

    /** Shows another state. A new value replaces the text of the field unless the user is typing there. */
    void show(Settling screen) {
        boolean isTyping = field.isFocusOwner() && !field.getText().equals(told);
        boolean isNews = !screen.typed().equals(shown.typed());
        boolean isLost = screen.problem().isEmpty() && !field.isFocusOwner(); // what was typed did not reach the host
        if ((isNews || isLost) && !isTyping) {
            told = screen.typed();
            field.setText(told);
        }
        shown = screen;
        field.setVisible(screen.mayChange());
        value.setText(screen.typed());
        value.setVisible(!screen.mayChange());
        worth.setVisible(screen.mayChange() || !screen.typed().isEmpty());
        summary.setText(screen.problem().isEmpty() ? screen.summary() : screen.problem());
        summary.setTone(screen.problem().isEmpty() ? Tone.TEXT : Tone.MINUS);
        payments.removeAll();
        for (Payment payment : screen.payments()) {
            Type.Weight weight = payment.mine() ? Type.Weight.BOLD : Type.Weight.REGULAR;
            payments.add(new Label(payment.words(), weight, Type.BODY, Tone.TEXT), "wmin 0");
            payments.add(new Label(payment.amount(), weight, Type.BODY, Tone.TEXT), "alignx right");
        }
        payments.setVisible(!screen.payments().isEmpty());
        notes.removeAll();
        screen.notes().forEach(note -> notes.add(Paragraph.small(note, WIDTH), "wmin 0"));
        notes.setVisible(!screen.notes().isEmpty());
        copy.setText(screen.copy());
        copy.setVisible(!screen.copy().isEmpty());
        revalidate();
        repaint();
    }

    private void tell(NightInput input) {
        if (!field.getText().equals(told)) {
            told = field.getText();
            input.setChipValue(told);
        }
    }
}
