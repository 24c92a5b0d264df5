package org.tiengow.swing.view.standings;

import java.util.List;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.settlement.StandingsInput;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
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
    /** Width at scale 1 below which a row omits the rounds won and the best round. */
    private static final int SHORT = 656;
    /** Width at scale 1 from which the leaders of the night lie beside the rows. */
    private static final int BESIDE = 640;
    /** Width of the leaders of the night with the gap before them, at scale 1. */
    private static final int LEADERS = 300;

    private static final int EDGES = 64;
    private static final int WIDTH = 820;

    private final StandingsInput input;
    private final StandingsMotion motion;
    private final TonightPanel tonight = new TonightPanel();
    private final JPanel reactions = UiFactory.clear("insets 0, fillx, hidemode 3", "[grow,fill]", "[]");
    private final JPanel rows = new JPanel(new MigLayout("insets 0, gap 0, wrap 1, fillx", "[grow,fill]"));
    private final Label title = Label.title("");
    private final Label subtitle = Label.body("");
    private final Appearing plot =
            new Appearing(new MigLayout("insets 0, gap 0, fillx, wrap 1", "[grow]", "4:14:14[]2:8:8[]"));
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private final PushButton again;
    private final PushButton leave;
    private final TextButton night;
    private StandingsScreen shown;
    private boolean isShort;
    private final PushButton lobby;
    private final Paragraph note = new Paragraph("", Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, 280);

    /** Creates a sheet with its first screen, and begins its animation once it is visible. */
    public StandingsSheet(StandingsScreen first, StandingsInput input) {
        super(new MigLayout(
                "insets 0 32 0 32, fill, wrap 1, hidemode 3",
                "[grow,fill]",
                "14:32:32[]2[]4:16:16[grow,fill]4:12:12[]4:12:12[]10:24:24"));
        this.input = input;
        this.motion = new StandingsMotion(this, input::seen);
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
        scrollPage.shrinkFirst();
        scrollPage.add(
                new Reflow("insets 0, gap 0, fillx, hidemode 3", BESIDE, "[grow,fill][]", "[grow,fill]")
                        .with(rows, "cell 0 0, aligny top, wmin 0", "cell 0 0, wmin 0")
                        .with(
                                tonight,
                                "cell 1 0, aligny top, gapleft 24, width " + (LEADERS - 24) + "!",
                                "cell 0 1, gaptop 12, wmin 0"),
                "wmin 0");
        scrollPage.add(plot);
        add(UiFactory.scroll(scrollPage), "hmin 90, wmin 0");
        add(reactions, "wmin 0, " + FocusRing.OUT);
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

    /** Returns the width at scale 1 that a screen fills. */
    public static int width(StandingsScreen screen) {
        return screen.tonight() == null ? WIDTH : WIDTH + LEADERS - EDGES;
    }

    /** Shows another screen of the same match. Its animation continues until the screen has none. */
    public void show(StandingsScreen screen) {
        title.setText(screen.title());
        title.getAccessibleContext().setAccessibleName(screen.title());
        subtitle.setText(screen.subtitle());
        night.setVisible(!screen.night().isEmpty());
        note.setText(screen.againNote());
        note.setVisible(!screen.againNote().isEmpty());
        again.setVisible(screen.mayPlayAgain());
        lobby.setMain(!screen.mayPlayAgain());
        if (reactions.getComponentCount() == 0 || !shown.reactions().equals(screen.reactions())) {
            reactions.removeAll();
            reactions.add(ReactionStrip.of(screen.reactions(), input::react), "wmin 0");
            reactions.setVisible(!screen.reactions().choices().isEmpty());
        }
        shown = screen;
        tonight.show(screen.tonight());
        isShort = isShort(getWidth());
        showRows();
        revalidate();
        repaint();
    }

    /** Rearranges the rows for the new size. A narrow row keeps only the player and the chips. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        if (isShort != isShort(width)) {
            isShort = !isShort;
            showRows();
        }
    }

    /** Moves the animation to a value of {@link System#nanoTime()}; the first call starts it. */
    public void moveTo(long nanos) {
        motion.moveTo(nanos);
    }

    /** Checks whether the rows have too little room for all figures. */
    private boolean isShort(int width) {
        int room = width - Scale.px(EDGES);
        boolean beside = shown.tonight() != null && room >= Scale.px(BESIDE);
        return room - (beside ? Scale.px(LEADERS) : 0) < Scale.px(SHORT);
    }

    private void showRows() {
        rows.removeAll();
        rows.add(headings(shown));
        List<StandingRow> all =
                shown.rows().stream().map(row -> new StandingRow(row, isShort)).toList();
        all.forEach(row -> rows.add(row, row.hasWon() ? "h 38:60:60, gaptop 2:8:8" : "h 36:48:48, gaptop 2:8:8"));
        rows.revalidate();
        plot.removeAll();
        plot.add(Label.heading(shown.plot().title()));
        plot.add(new ChipsPlot(shown.plot()), "growx, height 72:186:186");
        plot.revalidate();
        motion.show(shown, all, title, List.of(plot, tonight));
    }

    private JPanel headings(StandingsScreen screen) {
        JPanel line = new JPanel(StandingRow.columns(isShort));
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
}
