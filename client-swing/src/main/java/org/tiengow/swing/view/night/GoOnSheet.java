package org.tiengow.swing.view.night;

import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.GoOnInput;
import org.tiengow.presentation.sheet.GoOnScreen;
import org.tiengow.presentation.sheet.GoOnScreen.ActKind;
import org.tiengow.presentation.sheet.GoOnScreen.Person;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Page;

/** Whether to go on without a host that is gone: who is asked, who has agreed, and what it means. */
public final class GoOnSheet extends JPanel {
    /** As wide as it wants to be, at scale 1. */
    public static final int WIDTH = 600;

    private static final int TEXT = WIDTH - 72;
    private static final int FRAME = 320;
    private static final int ROW = 62;

    private final Label title = Label.title("");
    private final Paragraph text = Paragraph.body("", TEXT);
    private final JPanel people = new JPanel(new MigLayout("insets 0, gap 0 8, wrap 1, fillx", "[grow,fill]"));
    private final Paragraph state = new Paragraph("", Type.Weight.SEMIBOLD, Type.BODY, Tone.TEXT, TEXT);
    private final TextButton retry = TextButton.link("", Type.BODY, Tone.LINK);
    private final PushButton leave = new PushButton(ButtonKind.SECOND, "");
    private final PushButton act = new PushButton(ButtonKind.MAIN, "");
    private ActKind kind = ActKind.AGREE;
    private List<Person> shown = List.of();

    /** The sheet, empty. */
    public GoOnSheet(GoOnInput input) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]12[grow,fill]16[]"));
        setOpaque(false);
        setName("go-on-alone");
        people.setOpaque(false);
        text.setName("go-on-text");
        state.setName("go-on-state");
        Page page = new Page("[grow,fill]", 1);
        page.add(text, "wmin 0");
        page.add(people, "wmin 0, gaptop 8");
        page.add(state, "wmin 0, gaptop 8");
        retry.setName("go-on-retry");
        retry.addActionListener(event -> input.retry());
        leave.setName("go-on-leave");
        leave.addActionListener(event -> input.leave());
        act.setName("go-on-act");
        act.addActionListener(event -> input.goOn(kind));
        Flow foot = new Flow(8, TEXT);
        foot.keepLeft(1);
        foot.add(retry);
        foot.add(leave);
        foot.add(act);
        add(title, "wmin 0");
        add(Fields.scroll(page), "wmin 0, hmin 60");
        add(foot, "wmin 0, pad 0 " + -TextButton.INSET + " 0 " + FocusRing.ROOM);
    }

    /** How high it wants to be to show this, at scale 1. */
    public static int height(GoOnScreen screen) {
        return FRAME + screen.people().size() * ROW;
    }

    /** Shows how it stands. */
    public void show(GoOnScreen screen) {
        title.setText(screen.title());
        text.setText(screen.text());
        if (!screen.people().equals(shown)) {
            shown = screen.people();
            people.removeAll();
            shown.forEach(person -> people.add(row(person), "wmin 0"));
        }
        state.setText(screen.state());
        retry.setText(screen.retry());
        retry.getAccessibleContext().setAccessibleName(screen.retry());
        retry.setVisible(!screen.retry().isEmpty());
        leave.setText(screen.leave());
        kind = screen.kind();
        act.setMain(screen.urged());
        act.setText(screen.act());
        act.setVisible(!screen.act().isEmpty());
        revalidate();
        repaint();
    }

    @Override
    public boolean requestFocusInWindow() {
        return leave.requestFocusInWindow();
    }

    private static Card row(Person person) {
        Card row = Card.row(
                new MigLayout("insets 8 14 8 14, fill, novisualpadding", "[]12[grow,fill]12[]", "[38,center]"));
        row.setSelected(person.agreed());
        row.add(new JLabel(new DiscIcon(person.colour(), person.called(), 34)));
        JPanel words = new JPanel(new MigLayout("insets 0, gap 0, wrap 1, fill", "[grow,fill]"));
        words.setOpaque(false);
        Label name = Label.heading(person.name());
        name.setName("go-on-seat-" + person.seat());
        words.add(name, "wmin 0");
        words.add(new Paragraph(person.note(), Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, TEXT - 100), "wmin 0");
        row.add(words, "wmin 0");
        if (person.agreed()) {
            JLabel tick = new JLabel(Symbol.CHECK.icon(18));
            tick.setForeground(Palette.current().focus());
            row.add(tick);
        }
        return row;
    }
}
