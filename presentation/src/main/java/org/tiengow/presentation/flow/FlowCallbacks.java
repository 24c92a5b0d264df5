package org.tiengow.presentation.flow;

import org.tiengow.client.session.SessionState;

/** The callbacks by which the parts of a flow reach the rest of it. */
interface FlowCallbacks {
    /** Reports a new state of the session. */
    void heard(SessionState next);

    /** Reports a change to what is shown that did not come from the session; the whole screen is derived again. */
    void changed();

    /** Shows the current state of the parts again. */
    void show();

    /** Ends the flow and shows a last screen. */
    void end(ViewState.Whole last);

    /** Moves to a host here that has taken over. The user is its owner. */
    void movedTo(EmbeddedHost heir);

    /** Leaves the table, after a confirmation if a match is running. */
    void leave();

    /** Opens an overlay. */
    void open(Overlay overlay);

    /** Asks whether to remove or to ban the person at a seat. */
    void askToRemove(int seat);

    /** Opens the sheet for handing the host over. */
    void handOver();

    /** Opens the sheet of the next seats, or of the ways of seating. */
    void openSeating();

    /** Opens the sheet that explains alarms about the shuffle. */
    void explainAlarm();

    /** Reports that the end-of-round animation has finished. */
    void roundSeen();

    /** Shows the lobby instead of the table of a finished match. */
    void toLobby();
}
