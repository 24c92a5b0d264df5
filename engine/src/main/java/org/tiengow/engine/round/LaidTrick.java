package org.tiengow.engine.round;

import java.util.List;
import org.tiengow.engine.seat.SeenTrick;

/**
 * A finished trick with all its tiles.
 *
 * @param plays in the order of play, the lead first
 * @param winner the seat that took it
 */
public record LaidTrick(List<LaidPlay> plays, int winner) {
    /** Copies the list. */
    public LaidTrick {
        plays = List.copyOf(plays);
    }

    /** How many stacks the winner took: the tiles of one play (rules 4.9). */
    public int stacks() {
        return plays.get(0).tiles().size();
    }

    /** What a seat sees of it (rules 4.10). */
    SeenTrick seenBy(Onlooker viewer) {
        return new SeenTrick(plays.stream().map(play -> play.seenBy(viewer)).toList(), winner);
    }
}
