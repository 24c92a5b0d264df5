package org.tiengow.swing.view.lobby;

import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.PeopleScreen;
import org.tiengow.presentation.sheet.PeopleScreen.Act;
import org.tiengow.presentation.sheet.PeopleScreen.Row;
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

/** Who is here, and what the owner may do about it. */
public final class PeopleSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 600;

    /** As high as it wants to be, at scale 1. */
    public static final int HEIGHT = 576;

    private static final int TEXT = WIDTH - 72;
    private static final int NAME = 220;

    private final PushButton close;

    /** What somebody does with the sheet. */
    public interface Input {
        /** Removes, bars or lets in. */
        void act(Row row, PeopleScreen.Kind kind);

        /** Takes the sheet away. */
        void close();
    }

    /** The sheet. */
    public PeopleSheet(PeopleScreen screen, Input input) {
        super(new MigLayout(
                "insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]8[]16[grow,fill]16[]"));
        setOpaque(false);
        setName("people");
        add(Label.title(screen.title()), "wmin 0");
        add(Paragraph.body(screen.caption(), TEXT), "wmin 0");
        Page page = new Page("[grow,fill]", 1);
        for (int i = 0; i < screen.rows().size(); i++) {
            page.add(row(screen.rows().get(i), i, input), "wmin 0, gapbottom 4");
        }
        add(Fields.scroll(page), "wmin 0, hmin 60");
        close = new PushButton(ButtonKind.SECOND, screen.close());
        close.setName("people-close");
        close.addActionListener(event -> input.close());
        JPanel foot = new JPanel(new MigLayout("insets 0, novisualpadding", "push[]"));
        foot.setOpaque(false);
        foot.add(close);
        add(foot, "wmin 0, " + FocusRing.BESIDE);
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }

    private static JComponent row(Row row, int number, Input input) {
        Card card = Card.row(new MigLayout("insets 8 16 8 12, fill, novisualpadding", "[grow,fill]12[]"));
        JPanel who = new JPanel(new MigLayout("insets 0, fill, wrap 1, novisualpadding", "[grow,fill]", "[]2[]"));
        who.setOpaque(false);
        Paragraph name = new Paragraph(row.name(), Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT, NAME);
        name.setName("people-" + number);
        who.add(name, "wmin 0");
        who.add(new Paragraph(row.note(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, NAME), "wmin 0");
        card.add(who, "wmin 80, aligny center");
        JPanel acts = new JPanel(new MigLayout("insets 4, gap 8, novisualpadding"));
        acts.setOpaque(false);
        for (Act act : row.acts()) {
            PushButton button = new PushButton(
                    act.kind() == PeopleScreen.Kind.BAR ? ButtonKind.ENDING : ButtonKind.SECOND, act.words());
            button.setName("people-" + act.kind() + "-" + number);
            button.getAccessibleContext().setAccessibleName(act.spoken());
            button.addActionListener(event -> input.act(row, act.kind()));
            acts.add(button);
        }
        card.add(acts, "aligny center");
        return card;
    }
}
