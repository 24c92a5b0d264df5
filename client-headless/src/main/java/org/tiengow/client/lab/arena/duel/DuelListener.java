package org.tiengow.client.lab.arena.duel;

import org.tiengow.client.lab.arena.Estimate;
import org.tiengow.client.lab.arena.Game;

/** Is told what a duel plays, in the order of deals and seatings. */
public interface DuelListener {
    /** A deal was played in one seating. */
    void played(Game game);

    /**
     * A duel has come so far.
     *
     * @param candidate the name of who is judged
     * @param opponent the name of who has the other seats
     * @param chips chips a round, as far as is known; its samples are the deals played
     */
    void reached(String candidate, String opponent, Estimate chips);
}
