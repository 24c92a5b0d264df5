package org.tiengow.swing.view.start;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.start.BrokenOffScreen;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Page;

/** Asks whether to go on with a night that was broken off; going on is the main answer. */
public final class BrokenOffSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 560;

    private static final int FRAME = 262;
    private static final int TABLE = 28;
    private static final int TEXT = WIDTH - 72;

    private final PushButton goOn;

    /**
     * The sheet.
     *
     * @param going goes on with the night
     * @param anew puts it away, and begins another
     * @param away does neither
     */
    public BrokenOffSheet(BrokenOffScreen screen, Runnable going, Runnable anew, Runnable away) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]16[grow,fill]16[]"));
        setOpaque(false);
        setName("brokenOff");
        add(Label.title(screen.title()), "wmin 0");
        Page page = new Page("[grow,fill]", 1);
        page.add(new Paragraph(screen.night(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, TEXT), "wmin 0");
        for (int table = 0; table < screen.tables().size(); table++) {
            Paragraph line = new Paragraph(screen.tables().get(table), Type.Weight.REGULAR, Type.BODY, Tone.TEXT, TEXT);
            line.setName("brokenOff-table-" + table);
            page.add(line, "wmin 0");
        }
        page.add(Paragraph.body(screen.consequence(), TEXT), "wmin 0, gaptop 8");
        add(Fields.scroll(page), "wmin 0, hmin 60");
        PushButton cancel = button(ButtonKind.QUIET, screen.cancel(), "brokenOff-cancel", away);
        PushButton begin = button(ButtonKind.SECOND, screen.anew(), "brokenOff-anew", anew);
        goOn = button(ButtonKind.MAIN, screen.goOn(), "brokenOff-goOn", going);
        JPanel foot = new JPanel(new MigLayout("insets 0, gap 8, novisualpadding", "push[][][]"));
        foot.setOpaque(false);
        foot.add(cancel);
        foot.add(begin);
        foot.add(goOn);
        add(foot, "wmin 0, " + FocusRing.BESIDE);
    }

    /** How high it wants to be to show this, at scale 1. */
    public static int height(BrokenOffScreen screen) {
        return FRAME + screen.tables().size() * TABLE;
    }

    @Override
    public boolean requestFocusInWindow() {
        return goOn.requestFocusInWindow();
    }

    private static PushButton button(ButtonKind kind, String words, String name, Runnable act) {
        PushButton button = new PushButton(kind, words);
        button.setName(name);
        button.addActionListener(event -> act.run());
        return button;
    }
}
