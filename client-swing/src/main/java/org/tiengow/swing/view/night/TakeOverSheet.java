package org.tiengow.swing.view.night;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.TakeOverScreen;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;

/** Asks whether this program hosts the night from now on. */
public final class TakeOverSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 560;

    /** As high as it wants to be, at scale 1. */
    public static final int HEIGHT = 290;

    private static final int TEXT = WIDTH - 72;

    private final Paragraph key = new Paragraph("", Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT, TEXT);
    private final PushButton no;

    /**
     * The question.
     *
     * @param accepting this program hosts
     * @param declining it does not
     */
    public TakeOverSheet(TakeOverScreen screen, Runnable accepting, Runnable declining) {
        super(new MigLayout(
                "insets 32 36 24 36, fill, wrap 1, novisualpadding, hidemode 3", "[grow,fill]", "[]12[]12[]push[]"));
        setOpaque(false);
        setName("take-over");
        add(Label.section(screen.title()), "wmin 0");
        Paragraph text = Paragraph.body(screen.text(), TEXT);
        text.setName("take-over-text");
        add(text, "wmin 0");
        key.setName("take-over-key");
        add(key, "wmin 0");
        no = new PushButton(ButtonKind.SECOND, screen.no());
        no.setName("take-over-no");
        no.addActionListener(event -> declining.run());
        PushButton yes = new PushButton(ButtonKind.MAIN, screen.yes());
        yes.setName("take-over-yes");
        yes.addActionListener(event -> accepting.run());
        JPanel foot = new JPanel(new MigLayout("insets 0, gap 8, novisualpadding", "push[][]"));
        foot.setOpaque(false);
        foot.add(no);
        foot.add(yes);
        add(foot, "wmin 0, " + FocusRing.BESIDE);
        showKey(screen);
    }

    /** Shows the words of the key, which come a little later than the question. */
    public void showKey(TakeOverScreen screen) {
        key.setText(screen.key());
        key.setVisible(!screen.key().isEmpty());
        revalidate();
    }

    /** It comes unasked: a key that was meant for the table must not say yes. */
    @Override
    public boolean requestFocusInWindow() {
        return no.requestFocusInWindow();
    }
}
