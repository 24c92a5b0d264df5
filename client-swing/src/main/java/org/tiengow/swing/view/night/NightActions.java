package org.tiengow.swing.view.night;

import org.tiengow.presentation.night.NightInput;

/** The user's actions on the sheet of the night, with those that need this computer. */
public interface NightActions extends NightInput {
    /** Copies a text to the clipboard. */
    void copy(String text);

    /** Saves the sheet as a file that the user chooses. */
    void save();

    void close();
}
