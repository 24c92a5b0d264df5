package org.tiengow.presentation.settlement;

import java.util.List;
import org.tiengow.presentation.settlement.SettlementScreen.Deciding;

/**
 * What would have been better, decision by decision: finished words in the reader's language.
 *
 * @param title the heading
 * @param summary how many decisions could have been better, and by what they are judged
 * @param rows a decision each, in order
 * @param close what closing is called
 */
public record LookBackScreen(String title, String summary, List<Row> rows, String close) {
    /** Copies the list. */
    public LookBackScreen {
        rows = List.copyOf(rows);
    }

    /**
     * A decision.
     *
     * @param moment the moment of the replay at which it was made
     * @param title such as "Trick 3: Kit leads a nine"
     * @param verdict whether something was better, by how much and how surely
     * @param open what open hands would have shown; empty if there is nothing
     * @param mistake whether something was clearly better
     * @param sets what was played and what was better, as tiles; none unless something was clearly better
     * @param weighed what each play was worth
     * @param show what going there in the replay is called
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
        /** Copies the list. */
        public Row {
            sets = List.copyOf(sets);
        }
    }

    /**
     * What the plays of a decision were worth.
     *
     * @param title what showing it is called
     * @param columns what stands over the figures
     * @param plays a play each, the best first
     * @param rest which plays are not among them; empty if there is none
     */
    public record Weighed(String title, List<String> columns, List<Line> plays, String rest) {
        /** Copies the lists. */
        public Weighed {
            columns = List.copyOf(columns);
            plays = List.copyOf(plays);
        }
    }

    /**
     * A play.
     *
     * @param play such as "A pair of nines, face down"
     * @param figures one a column; empty where there is none
     * @param played whether it was the one made
     */
    public record Line(String play, List<String> figures, boolean played) {
        /** Copies the list. */
        public Line {
            figures = List.copyOf(figures);
        }
    }
}
