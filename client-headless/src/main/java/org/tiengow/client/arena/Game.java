package org.tiengow.client.arena;

import java.util.List;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.RoundResult;

/**
 * A deal that was played in one rotation.
 *
 * @param deal the number of the deal
 * @param rotation the rotation
 * @param names who sat where
 * @param finished the settled round
 */
public record Game(int deal, int rotation, List<String> names, Round finished) {
    /** The end of the round. */
    public RoundResult result() {
        return finished.result().orElseThrow();
    }
}
