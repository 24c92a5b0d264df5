package org.tiengow.engine.seat;

import java.util.List;

/**
 * A finished trick as one seat sees it.
 *
 * @param plays in the order of play, the lead first
 * @param winner the seat that took it
 */
public record SeenTrick(List<SeenPlay> plays, int winner) {
    /** Copies the list. */
    public SeenTrick {
        plays = List.copyOf(plays);
    }

    /** How many stacks the winner took: the tiles of one play (rules 4.9). */
    public int stacks() {
        return plays.get(0).count();
    }

    /** The seat that led. */
    public int leader() {
        return plays.get(0).seat();
    }
}
