package org.tiengow.swing.view.replay;

import org.tiengow.presentation.replay.ReplayScreen.ControlKind;

/** The user's actions in the replay viewer. */
public interface ReplayInput {
    /** Presses a button of the viewer, or its key. */
    void control(ControlKind kind);

    /** Goes to a moment of the round. */
    void to(int position);

    /** Changes the point of view to an index in the screen's list. An unknown index changes nothing. */
    void view(int index);

    /** Chooses the pace of automatic playing by its index in the screen's list. */
    void pace(int index);

    /** Opens the list of matches and rounds. */
    void rounds();

    /** Saves the round, or its whole match, to a file. */
    void share(boolean wholeMatch);

    /** Shows better plays for the seat in front. */
    void lookBack();

    /** Shows the rules of the round. */
    void rules();

    /** Goes back to the screen from which the viewer was opened. */
    void leave();
}
