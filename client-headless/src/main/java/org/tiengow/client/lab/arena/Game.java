package org.tiengow.client.lab.arena;

import java.util.List;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.RoundResult;

/**
 * A deal that was played in one seating.
 *
 * @param match the id of the match it is
 * @param names who sat where
 * @param finished the settled round
 */
public record Game(String match, List<String> names, Round finished) {
    /** Copies the list. */
    public Game {
        names = List.copyOf(names);
    }

    /** The end of the round. */
    public RoundResult result() {
        return finished.result().orElseThrow();
    }

    /** What the round brought a seat, in chips. */
    public int change(int seat) {
        return result().change().get(seat);
    }
}
