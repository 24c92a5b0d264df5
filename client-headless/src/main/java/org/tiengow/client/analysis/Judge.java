package org.tiengow.client.analysis;

import java.util.List;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** A judge of plays that uses only what their seat knows. Judging can take seconds; one thread at a time. */
public interface Judge {
    /**
     * Estimates the value of the promising plays of a decision.
     *
     * @param view what the seat knows; it must be the seat's turn to play
     * @param legal the legal plays, at least two
     * @param also plays that are judged in any case
     * @return the values, the best first; each play once, those of {@code also} included
     */
    List<Worth> weigh(SeatView view, LegalPlays legal, List<Play> also);
}
