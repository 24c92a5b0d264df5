package org.tiengow.swing.view.start;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;

/** How a friend without the program gets it, step by step. */
public final class FriendSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 600;

    /** As high as it wants to be, at scale 1. */
    public static final int HEIGHT = 400;

    private static final int STEPS = 4;
    private static final int TEXT = 480;

    private final PushButton close;

    /** The sheet; {@code closing} takes it away. */
    public FriendSheet(Words words, Runnable closing) {
        super(new MigLayout(
                "insets 32 36 24 36, fill, wrap 2, novisualpadding", "[28!]0[grow,fill]", "[]16[]12[]12[]12[]push[]"));
        setOpaque(false);
        setName("friend");
        add(Label.title(words.get("start.friend.title")), "span 2");
        for (int step = 1; step <= STEPS; step++) {
            add(new Label(String.valueOf(step), Type.Weight.SEMIBOLD, Type.MAIN, Tone.SECOND), "aligny top");
            add(new Paragraph(words.get("start.friend." + step), Type.Weight.REGULAR, Type.MAIN, Tone.TEXT, TEXT));
        }
        close = new PushButton(ButtonKind.SECOND, words.get("evening.close"));
        close.setName("friend-close");
        close.addActionListener(event -> closing.run());
        add(close, "span 2, growx 0, alignx right, " + FocusRing.BESIDE);
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }
}
