package org.tiengow.swing.view.start;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.OtherKeyScreen;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Page;

/** Shows that a host has another key than the one known by its name; staying away is the main answer. */
public final class OtherKeySheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 580;

    /** As high as it wants to be, at scale 1. */
    public static final int HEIGHT = 500;

    private static final int TEXT = WIDTH - 72;

    private final PushButton away;

    /**
     * The sheet.
     *
     * @param trusting takes the new key for the host's, and joins
     * @param leaving does nothing
     */
    public OtherKeySheet(OtherKeyScreen screen, Runnable trusting, Runnable leaving) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]16[grow,fill]16[]"));
        setOpaque(false);
        setName("otherKey");
        add(Label.title(screen.title()), "wmin 0");
        Page page = new Page("[grow,fill]", 1);
        page.add(new Paragraph(screen.what(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, TEXT), "wmin 0");
        page.add(Paragraph.body(screen.knownLabel(), TEXT), "wmin 0, gaptop 10");
        page.add(keyWords(screen.known(), "otherKey-known"), "wmin 0, gaptop 2");
        page.add(Paragraph.body(screen.shownLabel(), TEXT), "wmin 0, gaptop 8");
        page.add(keyWords(screen.shown(), "otherKey-shown"), "wmin 0, gaptop 2");
        page.add(Paragraph.body(screen.meaning(), TEXT), "wmin 0, gaptop 14");
        page.add(Paragraph.body(screen.advice(), TEXT), "wmin 0, gaptop 6");
        add(Fields.scroll(page), "wmin 0, hmin 60");
        PushButton trust = button(ButtonKind.ENDING, screen.trust(), "otherKey-trust", trusting);
        away = button(ButtonKind.MAIN, screen.away(), "otherKey-away", leaving);
        JPanel foot = new JPanel(new MigLayout("insets 0, gap 8, novisualpadding", "push[][]"));
        foot.setOpaque(false);
        foot.add(trust);
        foot.add(away);
        add(foot, "wmin 0, " + FocusRing.BESIDE);
    }

    /** The new key is trusted by nobody who only presses the next key. */
    @Override
    public boolean requestFocusInWindow() {
        return away.requestFocusInWindow();
    }

    private static Paragraph keyWords(String words, String name) {
        Paragraph line = new Paragraph(words, Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT, TEXT);
        line.setName(name);
        return line;
    }

    private static PushButton button(ButtonKind kind, String words, String name, Runnable act) {
        PushButton button = new PushButton(kind, words);
        button.setName(name);
        button.addActionListener(event -> act.run());
        return button;
    }
}
