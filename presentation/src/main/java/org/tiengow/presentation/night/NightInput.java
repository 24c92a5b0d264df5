package org.tiengow.presentation.night;

import org.tiengow.presentation.settings.ScoreOrder;

/** The user's actions on the sheet of the night. The ranking is kept in the settings of the program. */
public interface NightInput {
    void rankBy(ScoreOrder ranking);

    /**
     * Sets the value of a chip for everybody of the night, as typed. A blank text ends settling up; a text that is no value changes nothing
     * and stays, with the reason.
     */
    void setChipValue(String typed);
}
