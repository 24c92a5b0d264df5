package org.tiengow.presentation.flow;

import org.tiengow.client.session.SessionState;

/** Where the parts of a flow lead. */
interface Ways {
    /** The session knows something new. */
    void heard(SessionState next);

    /** Something else is to be shown than what the session knows alone. */
    void changed();

    /** A part of the flow shows something else by itself. */
    void show();

    /** Shows something and nothing else ever after. */
    void end(Shown.Whole last);

    /** A host of this program has the night now, and this person owns it. */
    void movedTo(HostHere heir);

    /** Leaves, after asking where a match is running. */
    void leave();

    /** Opens the sheet on which the night is handed over. */
    void handOver();

    /** Opens the sheet that explains alarms about the shuffle. */
    void explainAlarm();

    /** The end of the round has been looked at. */
    void roundSeen();

    /** Shows the lobby instead of the table of a match that is over. */
    void toLobby();
}
