package org.tiengow.client.analysis;

import java.util.List;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/**
 * An adviser for the player of one seat. It uses only what this seat knows. Advice takes as long as the judge needs; one thread at a time.
 */
public final class Adviser {
    private final Judge judge;

    public Adviser(Judge judge) {
        this.judge = judge;
    }

    /**
     * Recommends a play and gives the reasons.
     *
     * @param view what the seat knows; it must be the seat's turn to play
     * @param legal the legal plays, at least one
     */
    public Advice advise(SeatView view, LegalPlays legal) {
        if (legal.size() == 1) {
            return new Advice(legal.get(0), List.of(new Reason.Only()));
        }
        List<Worth> worths = judge.weigh(view, legal, List.of());
        return new Advice(worths.get(0).play(), Reasons.why(view, worths));
    }
}
