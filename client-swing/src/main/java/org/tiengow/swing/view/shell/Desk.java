package org.tiengow.swing.view.shell;

import org.tiengow.swing.model.Words;
import org.tiengow.swing.tile.TileLook;

/** What a table needs of the window around it. */
interface Desk {
    /** The words of the language in force. */
    Words words();

    /** How tiles look in the theme in force. */
    TileLook tileLook();

    /** The window. */
    AppFrame frame();

    /** Says on the start screen what is happening before there is a table to show. */
    void waitFor(String what);

    /** The table is left, for this reason; empty where none has to be said. */
    void left(String why);
}
