package org.tiengow.presentation.settlement;

import org.tiengow.client.session.Reaction;

/** The user's actions at the end of a match. */
public interface StandingsInput {
    /**
     * Starts another match with the same seats and rules, or opens the next seats if the host seats people. At a table without an owner it
     * starts once everyone has asked for it.
     */
    void again();

    /** Opens the replay of the match. */
    void watchMatch();

    /** Shows a reaction in the user's row for a moment. */
    void react(Reaction reaction);

    /** Reports that the animation has finished or was skipped. */
    void seen();

    /** Opens the sheet of the night's matches. */
    void showNight();

    /** Opens the lobby, where seats, colours and rules can be changed before the next match. */
    void toLobby();

    void leave();
}
