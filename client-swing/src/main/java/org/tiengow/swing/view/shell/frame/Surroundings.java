package org.tiengow.swing.view.shell.frame;

import java.awt.Dimension;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.presentation.flow.Person;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.swing.sound.Sound;
import org.tiengow.swing.tile.TileLook;

/** What a table needs of the window around it. */
public interface Surroundings extends Person {
    /** Opens the settings. */
    void openSettings();

    /**
     * Shows everything twice as large as on a person's own screen, less where that does not fit.
     *
     * @param room what must fit the window, at scale 1; null: as on a person's own screen
     */
    void enlarge(@Nullable Dimension room);

    /** Lets a sound be heard, where sound is wanted. */
    void play(Sound sound);

    /** How tiles look now. */
    TileLook tileLook();

    /** The window. */
    AppFrame frame();

    /** Says on the start screen what is happening before there is a table to show. */
    void waitFor(String what);

    /** Plays against bots, from the start screen. */
    void practise();

    /** Begins the guided round, from the start screen. */
    void guide();

    /** The table is left, for this reason; empty where none has to be said. */
    void left(String why);

    /**
     * The host that was to be entered asks for a PIN, or for another one than it was shown; the way to it is over.
     *
     * @param why it said no, in a sentence
     */
    void needsPin(String why, Entrance entrance, Wish wish);

    /**
     * The host that was to be entered has another key than the known one; the way to it is over.
     *
     * @param why both in a sentence
     */
    void metOtherKey(OtherKey keys, String why, Entrance entrance, Wish wish);
}
