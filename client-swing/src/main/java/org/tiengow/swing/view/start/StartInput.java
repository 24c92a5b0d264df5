package org.tiengow.swing.view.start;

import org.tiengow.swing.model.Language;
import org.tiengow.swing.model.StartScreen;
import org.tiengow.swing.theme.Theme;

/** What somebody does on the start screen. */
public interface StartInput {
    /** Another name was typed; it may not be a good one. */
    void rename(String name);

    /** Opens a table. */
    void host();

    /** Plays against bots at once. */
    void practise();

    /** Reads the rules. */
    void rules();

    /** Joins a game of the list. */
    void join(StartScreen.Game game);

    /** Joins what was typed. */
    void join(String address);

    /** Speaks another language. */
    void speak(Language language);

    /** Puts another theme on. */
    void wear(Theme theme);
}
