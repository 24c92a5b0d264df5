package org.tiengow.lab.arena.duel;

import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Game;

/** A listener to the games of duels, in the order of deals and seatings. */
public interface DuelListener {
    /** Called when a deal was played in one seating. */
    void played(Game game);

    /**
     * Called after each block of deals of a duel.
     *
     * @param candidate the name of the candidate
     * @param opponent the name of the opponent
     * @param chips the current estimate of chips a round; its samples are the deals played
     */
    void reached(String candidate, String opponent, Estimate chips);
}
