package org.tiengow.swing.view.standings;

import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.settlement.StandingsInput;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.swing.theme.Scale;
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
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.settlement.ChipsPlot;

/** The sheet at the end of a match: the winner, all players' chips, and what comes next. */
public final class StandingsSheet extends JPanel {
    private static final int DISC = 36;
    /** Width at scale 1 below which a row omits the rounds won and the best round. */
    private static final int SHORT = 640;

    private final JPanel rows = new JPanel(new MigLayout("insets 0, gap 0, wrap 1, fillx", "[grow,fill]"));
    private final Label title = Label.title("");
    private final Label subtitle = Label.body("");
    private final JPanel plot =
            new JPanel(new MigLayout("insets 0, gap 0, fillx, wrap 1", "[grow]", "4:14:14[]2:8:8[]"));
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final PushButton again;
    private final PushButton leave;
    private final TextButton night;
    private StandingsScreen shown;
    private boolean isShort;
    private final PushButton lobby;
    private final Paragraph note = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, 280);

    /** Creates a sheet with its first screen. */
    public StandingsSheet(StandingsScreen first, StandingsInput input) {
        super(new MigLayout(
                "insets 0 32 0 32, fill, wrap 1", "[grow,fill]", "14:32:32[]2[]4:16:16[grow,fill]4:16:16[]10:24:24"));
        shown = first;
        setOpaque(false);
        setName("standings");
        title.setName("standings-title");
        add(title, "wmin 0");
        subtitle.setName("standings-subtitle");
        night = TextButton.tool(Symbol.CROWN, first.night());
        night.setName("standings-night");
        night.addActionListener(event -> input.showNight());
        Reflow below = new Reflow("insets 0, fillx, hidemode 3", 440, "[grow,fill]12[]", "[grow,fill]")
                .with(subtitle, "cell 0 0", "cell 0 0")
                .with(night, "cell 1 0", "cell 0 1, growx 0");
        add(below, "wmin 0");
        rows.setOpaque(false);
        plot.setOpaque(false);
        scrollPage.shrinkFirst();
        scrollPage.add(rows);
        scrollPage.add(plot);
        add(UiFactory.scroll(scrollPage), "hmin 90, wmin 0");
        again = new PushButton(ButtonKind.MAIN, first.again());
        again.setName("standings-again");
        again.addActionListener(event -> input.again());
        leave = new PushButton(ButtonKind.SECOND, first.leave());
        leave.setName("standings-leave");
        leave.addActionListener(event -> input.leave());
        lobby = new PushButton(ButtonKind.SECOND, first.lobby());
        lobby.setName("standings-lobby");
        lobby.addActionListener(event -> input.toLobby());
        Flow foot = new Flow(8, 700);
        foot.add(leave.with(Symbol.DOOR));
        if (!first.watch().isEmpty()) {
            PushButton watch = new PushButton(ButtonKind.SECOND, first.watch());
            watch.setName("standings-watch");
            watch.addActionListener(event -> input.watchMatch());
            foot.add(watch.with(Symbol.FILM));
        }
        foot.keepLeft(foot.getComponentCount());
        foot.add(lobby);
        foot.add(again);
        foot.addNote(note);
        add(foot, "wmin 0, " + FocusRing.OUT);
        show(first);
    }

    @Override
    public boolean requestFocusInWindow() {
        return (shown.mayPlayAgain() ? again : lobby).requestFocusInWindow();
    }

    public void show(StandingsScreen screen) {
        title.setText(screen.title());
        subtitle.setText(screen.subtitle());
        night.setVisible(!screen.night().isEmpty());
        note.setText(screen.againNote());
        note.setVisible(!screen.againNote().isEmpty());
        again.setVisible(screen.mayPlayAgain());
        lobby.setMain(!screen.mayPlayAgain());
        shown = screen;
        showRows();
        revalidate();
        repaint();
    }

    /** Rearranges the rows for the new size. A narrow row keeps only the player and the chips. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        boolean narrow = width < Scale.px(SHORT);
        if (isShort != narrow) {
            isShort = narrow;
            showRows();
        }
    }

    private void showRows() {
        rows.removeAll();
        rows.add(headings(shown));
        shown.rows().forEach(row -> rows.add(row(row), "h 40:48:48, gaptop 3:10:10"));
        rows.revalidate();
        plot.removeAll();
        plot.add(Label.heading(shown.plot().title()));
        plot.add(new ChipsPlot(shown.plot()), "growx, height 112:186:186");
        plot.revalidate();
    }

    private JPanel headings(StandingsScreen screen) {
        JPanel line = new JPanel(columns());
        line.setOpaque(false);
        for (int i = 0; i < screen.columns().size(); i++) {
            if (isShort && i > 1 && i < screen.columns().size() - 1) {
                continue;
            }
            String cell = i == 1 ? "skip 1" : i > 1 ? "alignx right, growx 0" : "";
            line.add(Label.caption(screen.columns().get(i)), cell);
        }
        return line;
    }

    private Card row(StandingsScreen.Row row) {
        Card card = Card.row(columns());
        card.setSelected(row.mine());
        Type.Weight weight = row.mine() ? Type.Weight.BOLD : Type.Weight.SEMIBOLD;
        card.add(new Label(String.valueOf(row.place()), Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT));
        card.add(new JLabel(new DiscIcon(row.colour(), row.initial(), row.face(), DISC)));
        card.add(new Label(row.name(), weight, Type.MAIN + 1, Tone.TEXT), "wmin 0");
        if (!isShort) {
            card.add(Label.body(String.valueOf(row.roundsWon())), "alignx right, growx 0");
            card.add(Label.body(row.best()), "alignx right, growx 0");
        }
        card.add(new Label(row.chips(), weight, Type.SECTION, Tone.TEXT), "alignx right, growx 0");
        return card;
    }

    private MigLayout columns() {
        return new MigLayout(
                "insets 0 16 0 20, fill, novisualpadding",
                "[56!,fill][44!,fill]8[grow,fill]" + (isShort ? "" : "12[110!,fill]12[110!,fill]") + "12[90!,fill]",
                "[center]");
    }
}
