package org.tiengow.swing.view.lobby;

import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.client.doctor.Finding;
import org.tiengow.presentation.sheet.DoctorScreen;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Page;

/** Why a friend cannot join: a line a finding, the worst first. */
public final class DoctorSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 760;

    /** As high as it wants to be, at scale 1. */
    public static final int HEIGHT = 620;

    private static final int TEXT = 560;

    private final Paragraph conclusion = new Paragraph("", Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, TEXT);
    private final Page page = new Page("[grow,fill]", 1);
    private final PushButton again;
    private final PushButton close;

    /**
     * The sheet, empty.
     *
     * @param title its title
     * @param againWords the label of what looks again
     * @param closeWords the label of what takes it away
     * @param looking looks again
     * @param closing takes it away
     */
    public DoctorSheet(String title, String againWords, String closeWords, Runnable looking, Runnable closing) {
        super(new MigLayout(
                "insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]8[]16[grow,fill]16[]"));
        setOpaque(false);
        setName("doctor");
        add(Label.title(title), "wmin 0");
        conclusion.setName("doctor-conclusion");
        add(conclusion, "wmin 0");
        add(Fields.scroll(page), "wmin 0, hmin 60");
        again = new PushButton(ButtonKind.SECOND, againWords);
        again.setName("doctor-again");
        again.addActionListener(event -> looking.run());
        close = new PushButton(ButtonKind.SECOND, closeWords);
        close.setName("doctor-close");
        close.addActionListener(event -> closing.run());
        JPanel foot = new JPanel(new MigLayout("insets 0, gap 8, novisualpadding", "push[][]"));
        foot.setOpaque(false);
        foot.add(again);
        foot.add(close);
        add(foot, "wmin 0, " + FocusRing.BESIDE);
    }

    /** Shows how far it is. */
    public void show(DoctorScreen screen) {
        conclusion.setText(screen.conclusion());
        page.removeAll();
        screen.lines().forEach(line -> page.add(line(line), "hmin 40, gapbottom 4"));
        again.setAllowed(screen.isOver(), screen.isOver() ? "" : screen.conclusion());
        page.revalidate();
        revalidate();
        repaint();
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }

    private static JComponent line(DoctorScreen.Line line) {
        boolean wrong = line.weight() == Finding.Weight.WRONG;
        Card card = wrong
                ? Card.row(new MigLayout("insets 8 16 8 16, fill", "[]12[grow,fill]"))
                : Card.hint(new MigLayout("insets 6 16 6 16, fill", "[]12[grow,fill]"));
        JLabel sign = new JLabel(symbol(line.weight()).icon(18));
        sign.getAccessibleContext().setAccessibleName(line.weightWords());
        card.add(sign, "aligny center");
        card.add(
                new Paragraph(
                        line.sentence(),
                        wrong ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR,
                        Type.BODY,
                        wrong ? Tone.TEXT : Tone.SECOND,
                        TEXT),
                "wmin 0");
        return card;
    }

    private static Symbol symbol(Finding.Weight weight) {
        return switch (weight) {
            case GOOD -> Symbol.CHECK;
            case NOTE -> Symbol.INFO;
            case WRONG -> Symbol.CLOSE;
        };
    }
}
