package org.tiengow.client.analysis;

import java.util.List;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** Says what plays are worth, out of what their seat knows and nothing else. Takes its time; for one thread. */
public interface Judge {
    /**
     * Weighs the plays of a decision that are worth a thought.
     *
     * @param view what the seat knows; it must be its turn to play
     * @param legal what it may do, at least two plays
     * @param also plays that are weighed in any case
     * @return the best first; each play once, and those of {@code also} among them
     */
    List<Worth> weigh(SeatView view, LegalPlays legal, List<Play> also);
}
