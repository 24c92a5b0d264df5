package org.tiengow.presentation.night;

import org.tiengow.presentation.settings.ScoreOrder;

/** The user's actions on the sheet of the night. The choices are kept in the settings of the program. */
public interface NightInput {
    void rankBy(ScoreOrder ranking);

    /** Sets the value of a chip, as typed. A blank text ends settling up; a text that is no value stays, with the reason. */
    void setChipValue(String typed);
}
