package org.tiengow.swing.view.guide;

import org.tiengow.swing.model.GuideScreen;
import org.tiengow.swing.model.TableInput;

/** What somebody does in the guided round. */
public interface GuideInput extends TableInput {
    /** Presses a button of the card. */
    void choose(GuideScreen.Choice choice);
}
