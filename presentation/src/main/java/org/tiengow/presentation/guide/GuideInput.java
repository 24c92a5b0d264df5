package org.tiengow.presentation.guide;

import org.tiengow.presentation.table.TableInput;

/** What somebody does in the guided round. */
public interface GuideInput extends TableInput {
    /** Presses a button of the card. */
    void choose(GuideScreen.Choice choice);
}
