package org.tiengow.swing.view.table;

import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.KeysScreen;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Page;
import org.tiengow.swing.view.ScrollKeys;

/** All keys of the table on a sheet. */
public final class KeysSheet extends JPanel {
    /** The sheet's width at scale 1. */
    public static final int WIDTH = 640;

    private static final int TEXT = 360;

    private final PushButton done;

    /** The sheet; {@code close} closes it. */
    public KeysSheet(KeysScreen screen, Runnable close) {
        super(new MigLayout("insets 28 32 20 32, fill, wrap 1", "[grow,fill]", "[]16[grow,fill]12[]"));
        setOpaque(false);
        setName("keys");
        add(Label.title(screen.title()));
        Page page = new Page("[180!,fill]16[grow,fill]", 2);
        for (KeysScreen.Row row : screen.rows()) {
            page.add(new Label(row.keys(), Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT), "aligny top");
            page.add(new Paragraph(row.deed(), Type.Weight.REGULAR, Type.BODY, Tone.SECOND, TEXT), "gapbottom 4");
        }
        JScrollPane scroll = Fields.scroll(page);
        add(scroll, "hmin 0");
        ScrollKeys.bind(this, scroll);
        done = new PushButton(ButtonKind.MAIN, screen.close());
        done.setName("keys-close");
        done.addActionListener(event -> close.run());
        add(done, "alignx right, growx 0, " + FocusRing.BESIDE);
    }

    /** The height that shows every key, at scale 1. */
    public int fullHeight() {
        return (int) Math.ceil(getPreferredSize().height / Scale.of(1));
    }

    @Override
    public boolean requestFocusInWindow() {
        return done.requestFocusInWindow();
    }
}
