package org.tiengow.presentation.guide;

import org.tiengow.presentation.table.TableInput;

/** The player's actions in the guided round. */
public interface GuideInput extends TableInput {
    /** Presses a button of the card. */
    void choose(GuideScreen.Choice choice);
}
