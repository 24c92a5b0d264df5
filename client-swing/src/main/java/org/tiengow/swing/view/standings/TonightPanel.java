package org.tiengow.swing.view.standings;

import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.night.NightScreen;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.UiFactory;

/** The leaders of the night: a line for each, with the figure that ranks. Invisible while the night has had one match only. */
final class TonightPanel extends Appearing {
    private static final int DISC = 24;

    TonightPanel() {
        super(new MigLayout("insets 0, gap 0 2, fillx, wrap 1", "[grow,fill]"));
        setName("standings-leaders");
    }

    void show(StandingsScreen.@Nullable Tonight tonight) {
        removeAll();
        setVisible(tonight != null);
        if (tonight != null) {
            add(Label.caption(tonight.title()), "wmin 0, gapbottom 2");
            tonight.rows().forEach(row -> add(line(row), "h 26:30:30"));
        }
        revalidate();
    }

    private static JPanel line(NightScreen.Row row) {
        JPanel line =
                UiFactory.clear("insets 0, fillx, novisualpadding", "[24!,fill]8[24!]10[grow,fill]10[]", "[center]");
        Type.Weight weight = row.mine() ? Type.Weight.BOLD : Type.Weight.REGULAR;
        line.add(new Label(String.valueOf(row.place()), Type.Weight.SEMIBOLD, Type.BODY, Tone.SECOND));
        line.add(new JLabel(new DiscIcon(row.colour(), row.initial(), row.face(), DISC)));
        line.add(new Label(row.name(), weight, Type.BODY, Tone.TEXT), "wmin 0");
        line.add(new Label(row.cells().get(row.cells().size() - 1), weight, Type.BODY, Tone.TEXT));
        return line;
    }
}
