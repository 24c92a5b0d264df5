package org.tiengow.swing.view.evening;

import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.settlement.EveningScreen;
import org.tiengow.presentation.settlement.EveningScreen.Cell;
import org.tiengow.presentation.settlement.EveningScreen.Row;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The results of the evening: each player's matches side by side with their totals, and below them how each match ended. */
public final class EveningSheet extends JPanel {
    private static final int DISC = 32;
    /** Preferred width at scale 1. */
    public static final int WIDTH = 860;

    /** Preferred height at scale 1. */
    public static final int HEIGHT = 640;

    private static final String FIGURE = "alignx right, growx 0";
    /** Width of a row without its matches, at scale 1. */
    private static final int BARE = 470;

    private static final int MATCH = 60;

    private final EveningScreen screen;
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final PushButton close;
    private int matches = -1;

    /** Creates the sheet. {@code closing} closes it. */
    public EveningSheet(EveningScreen screen, Runnable closing) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1", "[grow,fill]", "[]2[]16[grow,fill]16[]"));
        this.screen = screen;
        setOpaque(false);
        setName("evening");
        Label title = Label.title(screen.title());
        title.setName("evening-title");
        add(title);
        Label subtitle = Label.body(screen.subtitle());
        subtitle.setName("evening-subtitle");
        add(subtitle, "wmin 0");
        show(screen.columns().size());
        add(UiFactory.scroll(scrollPage));
        close = new PushButton(ButtonKind.SECOND, screen.close());
        close.setName("evening-close");
        close.addActionListener(event -> closing.run());
        add(close, "growx 0, alignx right, " + FocusRing.BESIDE);
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }

    /** Hides the earlier matches when the width has no room for all. Their chips still count in the total. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        int room = (width - Scale.px(BARE)) / Scale.px(MATCH);
        show(Math.max(0, Math.min(screen.columns().size(), room)));
    }

    private void show(int columns) {
        if (columns == matches) {
            return;
        }
        matches = columns;
        scrollPage.removeAll();
        scrollPage.add(headings());
        screen.rows().forEach(row -> scrollPage.add(row(row), "hmin 52"));
        if (!screen.honours().isEmpty()) {
            scrollPage.add(honours(screen), "gaptop 12");
        }
        scrollPage.add(matches(screen), "gaptop 12");
        scrollPage.revalidate();
    }

    private <T> List<T> latest(List<T> all) {
        return all.subList(all.size() - matches, all.size());
    }

    private JPanel headings() {
        JPanel line = new JPanel(columns(matches));
        line.setOpaque(false);
        line.add(Label.caption(screen.place()));
        line.add(Label.caption(screen.player()), "skip 1, wmin 0");
        latest(screen.columns()).forEach(column -> line.add(Label.caption(column), FIGURE));
        line.add(Label.caption(screen.won()), FIGURE);
        line.add(Label.caption(screen.total()), FIGURE);
        return line;
    }

    private Card row(Row row) {
        Card card = Card.row(columns(matches));
        card.setSelected(row.place() == 1);
        Type.Weight weight = row.mine() ? Type.Weight.BOLD : Type.Weight.SEMIBOLD;
        card.add(new Label(String.valueOf(row.place()), Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT));
        card.add(new JLabel(new DiscIcon(row.colour(), row.initial(), row.face(), DISC)));
        card.add(new Label(row.name(), weight, Type.MAIN, Tone.TEXT), "wmin 0");
        for (Cell cell : latest(row.cells())) {
            Type.Weight figure = cell.first() ? Type.Weight.BOLD : Type.Weight.REGULAR;
            card.add(new Label(cell.chips(), figure, Type.BODY, cell.first() ? Tone.TEXT : Tone.SECOND), FIGURE);
        }
        card.add(Label.body(String.valueOf(row.won())), FIGURE);
        card.add(new Label(row.total(), weight, Type.SECTION, Tone.TEXT), FIGURE);
        return card;
    }

    private static JPanel honours(EveningScreen screen) {
        JPanel list = new JPanel(new MigLayout("insets 0 16 0 16, gap 0 6, fillx, wrap 1", "[grow,fill]"));
        list.setOpaque(false);
        screen.honours().forEach(honour -> list.add(Label.body(honour), "wmin 0"));
        return list;
    }

    private static JPanel matches(EveningScreen screen) {
        JPanel list = new JPanel(new MigLayout("insets 0 16 0 16, gap 0 6, fillx, wrap 1", "[grow,fill]"));
        list.setOpaque(false);
        screen.matches().forEach(match -> list.add(Label.small(match), "wmin 0"));
        return list;
    }

    private static MigLayout columns(int matches) {
        return new MigLayout(
                "insets 0 16 0 20, fill, novisualpadding",
                "[52!,fill][40!,fill]8[grow,fill]" + "8[52!,fill]".repeat(matches) + "12[56!,fill]12[72!,fill]",
                "[center]");
    }
}
