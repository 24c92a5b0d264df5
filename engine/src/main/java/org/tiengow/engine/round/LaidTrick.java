package org.tiengow.engine.round;

import java.util.List;
import org.tiengow.engine.seat.SeenTrick;

/**
 * A finished trick with all its tiles, even those face down.
 *
 * @param plays the plays in order, the lead first
 * @param winner the seat that took it
 */
public record LaidTrick(List<LaidPlay> plays, int winner) {
    public LaidTrick {
        plays = List.copyOf(plays);
    }

    /** Returns the stacks that the winner took: the number of tiles of one play (rules 4.9). */
    public int stacks() {
        return plays.get(0).tiles().size();
    }

    /** Returns the trick as a seat sees it (rules 4.10). */
    SeenTrick seenBy(Onlooker viewer) {
        return new SeenTrick(plays.stream().map(play -> play.seenBy(viewer)).toList(), winner);
    }
}
