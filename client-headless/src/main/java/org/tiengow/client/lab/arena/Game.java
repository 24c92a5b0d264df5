package org.tiengow.client.lab.arena;

import java.util.List;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.RoundResult;

/**
 * A deal that was played in one seating.
 *
 * @param match the id of its match
 * @param names the name of the player in each seat
 * @param finished the settled round
 */
public record Game(String match, List<String> names, Round finished) {
    public Game {
        names = List.copyOf(names);
    }

    /** Returns the result of the round. */
    public RoundResult result() {
        return finished.result().orElseThrow();
    }

    /** Returns the chips that a seat gained in the round. */
    public int change(int seat) {
        return result().change().get(seat);
    }
}
