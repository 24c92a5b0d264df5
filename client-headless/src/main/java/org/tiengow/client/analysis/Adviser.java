package org.tiengow.client.analysis;

import java.util.List;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

/** Advises who sits at a table, out of what this seat knows and nothing else. Takes its time; for one thread. */
public final class Adviser {
    private final Judge judge;

    /** An adviser who judges like this. */
    public Adviser(Judge judge) {
        this.judge = judge;
    }

    /**
     * What to do, and why.
     *
     * @param view what the seat knows; it must be its turn to play
     * @param legal what it may do, at least one play
     */
    public Advice advise(SeatView view, LegalPlays legal) {
        if (legal.size() == 1) {
            return new Advice(legal.get(0), List.of(new Reason.Only()));
        }
        List<Worth> worths = judge.weigh(view, legal, List.of());
        return new Advice(worths.get(0).play(), Reasons.why(view, worths));
    }
}
