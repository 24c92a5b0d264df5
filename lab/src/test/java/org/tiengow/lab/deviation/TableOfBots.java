package org.tiengow.lab.deviation;

import java.util.List;

/** A round that bots play, each by a rule without chance. */
interface TableOfBots {
    /** The circumstances of a round and its hands. */
    record Start(int banker, int term, int wins, int step, List<Integer> hands) {}

    /** Begins a round. No seat declares one red dot. */
    void begin(Start start);

    /** Returns the tiles that a seat holds. */
    int hand(int seat);

    /** Returns what the bot whose turn it is would play. */
    MadePlay next();

    /** Makes a play for the seat whose turn it is. */
    void make(MadePlay play);

    /** Returns the chips that the seat whose turn it is gains from here, if it makes this play and the bots play on. The round stays as it is. */
    int gain(MadePlay play);
}
