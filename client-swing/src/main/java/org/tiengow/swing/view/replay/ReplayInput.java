package org.tiengow.swing.view.replay;

import org.tiengow.presentation.replay.ReplayScreen.ControlKind;

/** What somebody does in the replay viewer. */
public interface ReplayInput {
    /** Presses a button, or its key. */
    void control(ControlKind kind);

    /** Goes to a moment. */
    void to(int position);

    /** Looks through other eyes: an index of the screen's views; one that is not there changes nothing. */
    void view(int index);

    /** Plays by itself at another pace, by its index in the screen. */
    void pace(int index);

    /** Chooses another round or match. */
    void rounds();

    /** Saves the round, or its whole match, as one file. */
    void share(boolean wholeMatch);

    /** Shows what would have been better for the seat in front. */
    void lookBack();

    /** Shows the rules of the round. */
    void rules();

    /** Goes back to where one came from. */
    void leave();
}
