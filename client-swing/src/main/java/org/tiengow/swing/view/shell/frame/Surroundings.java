package org.tiengow.swing.view.shell.frame;

import java.awt.Dimension;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.presentation.flow.UserContext;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.swing.sound.Sound;
import org.tiengow.swing.tile.TileLook;

/** The services of the window that a table uses. */
public interface Surroundings extends UserContext {
    void openSettings();

    /**
     * Doubles the scale that a user's own screen has, or enlarges less where that does not fit.
     *
     * @param room the size at scale 1 that must fit the window; null restores the scale of a user's own screen
     */
    void enlarge(@Nullable Dimension room);

    /** Plays a sound, if the settings allow sounds. */
    void play(Sound sound);

    /** Returns the current look of the tiles. */
    TileLook tileLook();

    AppFrame frame();

    /** Returns the house rules of the user, with the work on their files. */
    HouseDesk house();

    /** Shows on the start screen what happens before there is a table to show. */
    void waitFor(String what);

    /** Notes that an address has led to a table. */
    void arrived(HostAddress address);

    /** Starts a match against bots, as from the start screen. */
    void practise();

    /** Starts the guided round, as from the start screen. */
    void guide();

    /** Leaves the table and shows the reason on the start screen. An empty reason shows nothing. */
    void left(String why);

    /**
     * Ends the connection attempt because the host asks for a PIN, or refused the one it was given.
     *
     * @param why the reason of the refusal, in a sentence
     */
    void needsPin(String why, JoinTarget joinTarget, Wish wish);

    /**
     * Ends the connection attempt because the host has another key than the known one.
     *
     * @param why the reason with both keys, in a sentence
     */
    void metOtherKey(OtherKey keys, String why, JoinTarget joinTarget, Wish wish);
}
