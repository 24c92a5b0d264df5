package org.tiengow.host.table;

import org.tiengow.engine.deal.Deal;

/** Chance, as a table needs it. */
public interface Dealer {
    /** A fresh deal for 2 to 4 players. */
    Deal deal(int players);

    /** Draws the first banker by lot (rules 2.3): 0 to players − 1. */
    int lot(int players);

    /** An id for a new match, in hexadecimal digits. */
    String matchId();
}
