package org.tiengow.presentation.settlement;

/** What somebody does at the end of a match. */
public interface StandingsInput {
    /** Starts another match with the same seats and rules. */
    void again();

    /** Looks at the rounds of the match again. */
    void watchMatch();

    /** Opens the evening's sheet. */
    void showEvening();

    /** Goes to the lobby, where seats, colours and rules may be changed before the next match. */
    void toLobby();

    /** Leaves the table. */
    void leave();
}
