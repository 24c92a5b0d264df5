package org.tiengow.presentation.settlement;

import java.util.List;
import org.tiengow.presentation.settlement.SettlementScreen.Deciding;

/**
 * The analysis of a round, decision by decision. Texts are in the user's language, ready for display.
 *
 * @param title the heading
 * @param summary the number of decisions with a better play, and how they were judged
 * @param rows the decisions in order
 * @param close the label of the button that closes the sheet
 */
public record LookBackScreen(String title, String summary, List<Row> rows, String close) {
    public LookBackScreen {
        rows = List.copyOf(rows);
    }

    /**
     * A decision.
     *
     * @param moment the moment of the replay at which it was made
     * @param title such as "Trick 3: Kit leads a nine"
     * @param verdict whether another play was better, by how much, and with what certainty
     * @param open the best play had all hands been open; empty if there is nothing to add
     * @param mistake whether another play was clearly better
     * @param sets the play made and the better one, as tiles; empty unless {@code mistake}
     * @param weighed the expected result of each play
     * @param show the label of the link to this moment of the replay
     */
    public record Row(
            int moment,
            String title,
            String verdict,
            String open,
            boolean mistake,
            List<Deciding> sets,
            Weighed weighed,
            String show) {
        public Row {
            sets = List.copyOf(sets);
        }
    }

    /**
     * The expected results of the plays of a decision.
     *
     * @param title the label of the button that shows them
     * @param columns the headings of the figures
     * @param plays the plays, the best first
     * @param rest a note about plays that are not listed; empty if all are
     */
    public record Weighed(String title, List<String> columns, List<Line> plays, String rest) {
        public Weighed {
            columns = List.copyOf(columns);
            plays = List.copyOf(plays);
        }
    }

    /**
     * A play.
     *
     * @param play such as "A pair of nines, face down"
     * @param figures one for each column; empty where no figure applies
     * @param played whether this is the play that was made
     */
    public record Line(String play, List<String> figures, boolean played) {
        public Line {
            figures = List.copyOf(figures);
        }
    }
}
