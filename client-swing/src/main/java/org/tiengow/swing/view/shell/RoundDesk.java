package org.tiengow.swing.view.shell;

import org.tiengow.client.session.SessionState;

/** What shows the rounds of a table. */
interface RoundDesk {
    /**
     * Shows what the session knows now.
     *
     * @param returning seconds for which a lost connection is still tried again; 0 when it is not
     */
    void show(SessionState state, int returning);

    /** Goes on in the language and the look that are now in force. */
    void refresh();

    /** Does nothing more by itself. */
    void stop();
}
