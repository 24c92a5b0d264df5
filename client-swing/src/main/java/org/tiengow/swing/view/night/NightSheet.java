package org.tiengow.swing.view.night;

import java.awt.event.ItemEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.night.NightScreen;
import org.tiengow.presentation.night.NightScreen.Order;
import org.tiengow.presentation.night.NightScreen.Row;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.settlement.ChipsPlot;

/** The sheet of the night: everybody's scores, a curve for each player, who pays whom, and how each match ended. */
public final class NightSheet extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 1160;
    /** Preferred height at scale 1. */
    public static final int HEIGHT = 700;

    private static final int DISC = 32;
    private static final String FIGURE = "alignx right, growx 0";
    /** Width of a row without its figures, at scale 1. */
    private static final int BARE = 440;
    /** Width of a figure with the gap before it, at scale 1. */
    private static final int CELL = 84;

    private static final int LAST = 88;
    /** Width at scale 1 from which the payments lie beside the scores. */
    private static final int BESIDE = 860;

    private static final int PAYMENTS = 320;
    private static final int GAP = 32;
    private static final int INSET = 36;

    private final NightActions actions;
    private final Label subtitle = Label.body("");
    private final Map<ScoreOrder, Segment> orders = new EnumMap<>(ScoreOrder.class);
    private final JPanel rows = UiFactory.clear("insets 0, gap 0 6, fillx, wrap 1", "[grow,fill]", "");
    private final JPanel plot = UiFactory.clear("insets 0, gap 0 8, fillx, wrap 1", "[grow,fill]", "");
    private final JPanel records = UiFactory.clear("insets 0, gap 0 6, fillx, wrap 1", "[grow,fill]", "");
    private final SettlingPanel settling;
    private final Paragraph note = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, 280);
    private final PushButton close;
    private NightScreen shown;
    private int cells = Integer.MAX_VALUE;

    /** Creates the sheet with its first screen. */
    public NightSheet(NightScreen first, NightActions actions) {
        super(new MigLayout(
                "insets 32 " + INSET + " 24 " + INSET + ", fill, wrap 1", "[grow,fill]", "[]2[]12[grow,fill]16[]"));
        this.actions = actions;
        this.shown = first;
        setOpaque(false);
        setName("night");
        Label title = Label.title(first.title());
        title.setName("night-title");
        add(title);
        subtitle.setName("night-subtitle");
        add(subtitle, "wmin 0");
        settling = new SettlingPanel(first.settling(), actions);
        ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
        if (!first.orders().isEmpty()) {
            scrollPage.add(orders(first));
        }
        scrollPage.add(
                new Reflow("insets 0, fillx", BESIDE, "[grow,fill]" + GAP + "[" + PAYMENTS + "!,fill]", "[grow,fill]")
                        .with(rows, "cell 0 0, aligny top, wmin 0", "cell 0 0, wmin 0")
                        .with(settling, "cell 1 0, aligny top, wmin 0", "cell 0 1, gaptop 20, wmin 0")
                        .with(plot, "cell 0 1 2 1, gaptop 20, wmin 0", "cell 0 2, gaptop 20, wmin 0"),
                "wmin 0");
        scrollPage.add(records, "gaptop 20, wmin 0");
        add(UiFactory.scroll(scrollPage), "hmin 90, wmin 0");
        PushButton save =
                UiFactory.button(new PushButton(ButtonKind.SECOND, first.save()), "night-save", actions::save);
        close = UiFactory.button(new PushButton(ButtonKind.SECOND, first.close()), "night-close", actions::close);
        Flow foot = new Flow(8, WIDTH);
        foot.add(save);
        foot.keepLeft(1);
        foot.add(close);
        foot.addNote(note);
        add(foot, "wmin 0, " + FocusRing.OUT);
        note.setVisible(false);
        show(first);
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }

    /** Shows another screen of the same night. The focus and what is being typed stay. */
    public void show(NightScreen screen) {
        shown = screen;
        subtitle.setText(screen.subtitle());
        for (Order order : screen.orders()) {
            Segment segment = orders.get(order.ranking());
            if (segment != null && order.chosen()) {
                segment.setSelected(true);
            }
        }
        showRows();
        plot.removeAll();
        plot.add(Label.heading(screen.plot().title()));
        plot.add(new ChipsPlot(screen.plot()), "height " + plotHeight(screen) + "!");
        settling.show(screen.settling());
        showRecords();
        revalidate();
        repaint();
    }

    /** Shows a notice beside the buttons. */
    public void say(String sentence) {
        note.setText(sentence);
        note.setVisible(!sentence.isEmpty());
        revalidate();
    }

    /** Hides the least important figures when the width has no room for all. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        boolean isBeside = width - Scale.px(2 * INSET) >= Scale.px(BESIDE);
        int bare = BARE + (isBeside ? GAP + PAYMENTS : 0);
        int room = Math.max(1, (width - Scale.px(bare)) / Scale.px(CELL) + 1);
        if (room != cells) {
            cells = room;
            showRows();
        }
    }

    /** Returns the height of the plot at scale 1. Each name at the end of a line needs room. */
    private static int plotHeight(NightScreen screen) {
        return Math.max(200, 60 + 17 * screen.plot().lines().size());
    }

    private Flow orders(NightScreen screen) {
        Flow line = new Flow(6, WIDTH);
        line.add(Label.body(screen.orderNote()));
        ButtonGroup group = new ButtonGroup();
        for (Order order : screen.orders()) {
            Segment segment = new Segment(order.words());
            segment.setName("night-order-" + order.ranking());
            segment.setSelected(order.chosen());
            segment.getAccessibleContext().setAccessibleDescription(screen.orderNote());
            segment.addItemListener(
                    event -> { // the arrow keys select without an action event
                        if (event.getStateChange() == ItemEvent.SELECTED) {
                            actions.rankBy(order.ranking());
                        }
                    });
            group.add(segment);
            orders.put(order.ranking(), segment);
            line.add(segment);
        }
        return line;
    }

    private void showRows() {
        rows.removeAll();
        rows.add(headings());
        shown.rows().forEach(row -> rows.add(row(row), "hmin 48"));
        rows.revalidate();
    }

    private <T> List<T> fitting(List<T> all) {
        return all.subList(Math.max(0, all.size() - cells), all.size());
    }

    private JPanel headings() {
        List<String> columns = fitting(shown.columns());
        JPanel line = new JPanel(columns(columns.size()));
        line.setOpaque(false);
        line.add(Label.caption(shown.place()));
        line.add(Label.caption(shown.player()), "skip 1, wmin 0");
        columns.forEach(column -> line.add(Label.caption(column), FIGURE));
        return line;
    }

    private Card row(Row row) {
        List<String> figures = fitting(row.cells());
        Card card = Card.row(columns(figures.size()));
        card.setSelected(row.mine());
        Type.Weight weight = row.mine() ? Type.Weight.BOLD : Type.Weight.SEMIBOLD;
        card.add(new Label(String.valueOf(row.place()), Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT));
        card.add(new JLabel(new DiscIcon(row.colour(), row.initial(), row.face(), DISC)));
        card.add(new Label(row.name(), weight, Type.MAIN, Tone.TEXT), "wmin 0");
        for (String figure : figures.subList(0, figures.size() - 1)) {
            card.add(new Label(figure, Type.Weight.REGULAR, Type.BODY, Tone.SECOND), FIGURE);
        }
        card.add(new Label(figures.get(figures.size() - 1), weight, Type.SECTION, Tone.TEXT), FIGURE);
        return card;
    }

    private void showRecords() {
        records.removeAll();
        shown.honours().forEach(honour -> records.add(Label.body(honour), "wmin 0"));
        records.add(Label.heading(shown.matchesTitle()), shown.honours().isEmpty() ? "" : "gaptop 12");
        shown.matches().forEach(match -> records.add(Label.small(match), "wmin 0"));
    }

    private static MigLayout columns(int figures) {
        return new MigLayout(
                "insets 0 16 0 20, fill, novisualpadding",
                "[44!,fill][40!,fill]8[grow,fill]" + ("12[" + (CELL - 12) + "!,fill]").repeat(figures - 1) + "12["
                        + LAST + "!,fill]",
                "[center]");
    }
}
