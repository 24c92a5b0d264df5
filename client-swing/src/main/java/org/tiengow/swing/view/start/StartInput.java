package org.tiengow.swing.view.start;

import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.words.Language;
import org.tiengow.swing.theme.Theme;

/** The user's actions on the start screen. */
public interface StartInput {
    /** Changes the user's name, which need not be valid. */
    void rename(String name);

    /** Opens a table for others to join. */
    void host();

    /** Opens a table that asks for a PIN. */
    void hostWithPin();

    /** Starts a match against bots. */
    void practise();

    /** Starts the guided round. */
    void guide();

    /** Shows the rules. */
    void rules();

    /** Shows the reference card. */
    void card();

    /** Shows the history of nights, people and replays. */
    void history();

    /** Joins a game of the list in one of its ways. */
    void join(StartScreen.Game game, StartScreen.Way way);

    /** Resumes an interrupted game. */
    void resume(StartScreen.Offer offer);

    /** Gives up the seat of an offer at another host for good. */
    void forget(StartScreen.Offer offer);

    /** Tries a known host that does not answer at the moment. */
    void join(StartScreen.Away away);

    /** Shows how a friend gets the program. */
    void howToGetIt();

    /** Joins the host at a typed address or join code. */
    void join(String address);

    /** Cancels the current attempt to enter a table. */
    void stop();

    /** Opens the settings. */
    void openSettings();

    /** Changes the language. */
    void speak(Language language);

    /** Changes the theme. */
    void wear(Theme theme);
}
