package org.tiengow.swing.view.standings;

import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.model.StandingsScreen;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Fields;
import org.tiengow.swing.view.Page;
import org.tiengow.swing.view.settlement.ChipsPlot;

/** Who won the match, everybody's chips, and what comes next. */
public final class StandingsSheet extends JPanel {
    private static final int DISC = 36;
    private final JPanel rows = new JPanel(new MigLayout("insets 0, gap 0 10, wrap 1, fillx", "[grow,fill]"));
    private final Label title = Label.title("");
    private final Label subtitle = Label.body("");
    private final JPanel plot = new JPanel(new MigLayout("insets 18 0 0 0, gap 8, fillx, wrap 1", "[grow]"));
    private final Page page = new Page("[grow,fill]", 1);
    private final PushButton again;
    private final PushButton leave;
    private final TextButton evening;
    private final PushButton lobby;
    private final Paragraph note = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, 280);

    /** An empty sheet. */
    public StandingsSheet(StandingsScreen first, StandingsInput input) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1", "[grow,fill]", "[]2[]16[grow,fill]16[]"));
        setOpaque(false);
        setName("standings");
        title.setName("standings-title");
        add(title);
        subtitle.setName("standings-subtitle");
        add(subtitle, "split 2, growx, pushx");
        evening = TextButton.tool(Symbol.CROWN, first.evening());
        evening.setName("standings-evening");
        evening.addActionListener(event -> input.showEvening());
        add(evening, "growx 0, hidemode 3");
        rows.setOpaque(false);
        plot.setOpaque(false);
        page.add(rows);
        page.add(plot);
        add(Fields.scroll(page), "hmin 90, wmin 540");
        again = new PushButton(ButtonKind.MAIN, first.again());
        again.setName("standings-again");
        again.addActionListener(event -> {
            if (again.isAllowed()) {
                input.again();
            }
        });
        leave = new PushButton(ButtonKind.SECOND, first.leave());
        leave.setName("standings-leave");
        leave.addActionListener(event -> input.leave());
        lobby = new PushButton(ButtonKind.SECOND, first.lobby());
        lobby.setName("standings-lobby");
        lobby.addActionListener(event -> input.toLobby());
        JPanel foot = new JPanel(new MigLayout("insets 0, gap 8, novisualpadding", "[][]push[]12[][]", "[center]"));
        foot.setOpaque(false);
        foot.add(leave.with(Symbol.LEAVE), "cell 0 0");
        if (!first.watch().isEmpty()) {
            PushButton watch = new PushButton(ButtonKind.SECOND, first.watch());
            watch.setName("standings-watch");
            watch.addActionListener(event -> input.watchMatch());
            foot.add(watch.with(Symbol.FILM), "cell 1 0");
        }
        foot.add(note, "cell 2 0");
        foot.add(lobby, "cell 3 0");
        foot.add(again, "cell 4 0");
        add(foot);
        show(first);
    }

    @Override
    public boolean requestFocusInWindow() {
        return (again.isAllowed() ? again : leave).requestFocusInWindow();
    }

    /** Shows how the match ended. */
    public void show(StandingsScreen screen) {
        title.setText(screen.title());
        subtitle.setText(screen.subtitle());
        evening.setVisible(!screen.evening().isEmpty());
        note.setText(screen.againNote());
        again.setAllowed(screen.mayPlayAgain(), screen.againNote());
        rows.removeAll();
        rows.add(headings(screen));
        screen.rows().forEach(row -> rows.add(row(row), "hmin 48"));
        plot.removeAll();
        plot.add(Label.heading(screen.plot().title()));
        plot.add(new ChipsPlot(screen.plot()), "growx, height 186!");
        revalidate();
        repaint();
    }

    private static JPanel headings(StandingsScreen screen) {
        JPanel line = new JPanel(columns());
        line.setOpaque(false);
        for (int i = 0; i < screen.columns().size(); i++) {
            String cell = i == 1 ? "skip 1" : i > 1 ? "alignx right, growx 0" : "";
            line.add(Label.caption(screen.columns().get(i)), cell);
        }
        return line;
    }

    private static Card row(StandingsScreen.Row row) {
        Card card = Card.row(columns());
        card.setSelected(row.place() == 1);
        Type.Weight weight = row.mine() ? Type.Weight.BOLD : Type.Weight.SEMIBOLD;
        card.add(new Label(String.valueOf(row.place()), Type.Weight.SEMIBOLD, Type.SECTION, Tone.TEXT));
        card.add(new JLabel(new DiscIcon(row.colour(), row.name(), DISC)));
        card.add(new Label(row.name(), weight, Type.MAIN + 1, Tone.TEXT));
        card.add(Label.body(String.valueOf(row.roundsWon())), "alignx right, growx 0");
        card.add(Label.body(row.best()), "alignx right, growx 0");
        card.add(new Label(row.chips(), weight, Type.SECTION, Tone.TEXT), "alignx right, growx 0");
        return card;
    }

    private static MigLayout columns() {
        return new MigLayout(
                "insets 0 16 0 20, fill, novisualpadding",
                "[56!,fill][44!,fill]8[grow,fill]12[110!,fill]12[110!,fill]12[90!,fill]",
                "[center]");
    }
}
