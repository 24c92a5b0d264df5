package org.tiengow.presentation.settlement;

/** The user's actions at the end of a match. */
public interface StandingsInput {
    /** Starts another match with the same seats and rules. */
    void again();

    /** Opens the replay of the match. */
    void watchMatch();

    /** Opens the sheet of the evening's matches. */
    void showEvening();

    /** Opens the lobby, where seats, colours and rules can be changed before the next match. */
    void toLobby();

    void leave();
}
