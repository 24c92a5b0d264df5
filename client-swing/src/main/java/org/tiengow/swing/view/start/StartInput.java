package org.tiengow.swing.view.start;

import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.words.Language;
import org.tiengow.swing.theme.Theme;

/** What somebody does on the start screen. */
public interface StartInput {
    /** Another name was typed; it may not be a good one. */
    void rename(String name);

    /** Goes on with the own night that was broken off. */
    void goOn();

    /** Opens a table. */
    void host();

    /** Opens a table that asks for a PIN. */
    void hostWithPin();

    /** Plays against bots at once. */
    void practise();

    /** Plays the guided round. */
    void guide();

    /** Reads the rules. */
    void rules();

    /** Looks at the reference card. */
    void card();

    /** Looks at rounds that are over. */
    void replays();

    /** Joins a game of the list, in one of its ways. */
    void join(StartScreen.Game game, StartScreen.Way way);

    /** Goes back to a seat this person holds. */
    void comeBack(StartScreen.Held seat);

    /** Offers a seat this person holds no more. */
    void forget(StartScreen.Held seat);

    /** Tries a host that was met before and does not answer now. */
    void join(StartScreen.Away away);

    /** Reads how a friend gets the program. */
    void howToGetIt();

    /** Joins what was typed. */
    void join(String address);

    /** Ends what is being done on the way to a table. */
    void stop();

    /** Opens the settings. */
    void openSettings();

    /** Speaks another language. */
    void speak(Language language);

    /** Puts another theme on. */
    void wear(Theme theme);
}
