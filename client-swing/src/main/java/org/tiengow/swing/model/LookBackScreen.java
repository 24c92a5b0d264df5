package org.tiengow.swing.model;

import java.util.List;
import org.tiengow.swing.model.SettlementScreen.Deciding;

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
     * @param open what open hands would have shown; empty for nothing
     * @param mistake whether something was clearly better
     * @param sets what was played and what was better, as tiles; none unless something was clearly better
     * @param show what going there in the replay is called
     */
    public record Row(
            int moment, String title, String verdict, String open, boolean mistake, List<Deciding> sets, String show) {
        /** Copies the list. */
        public Row {
            sets = List.copyOf(sets);
        }
    }
}
