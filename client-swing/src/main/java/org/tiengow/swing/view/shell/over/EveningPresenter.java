package org.tiengow.swing.view.shell.over;

import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.settlement.EveningModel;
import org.tiengow.swing.view.evening.EveningSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The sheet with the matches of the evening. */
public final class EveningPresenter {
    private EveningPresenter() {}

    /**
     * Opens the sheet over the window. Does nothing if no match has ended.
     *
     * @param back closes the sheet and continues
     */
    public static void openSheet(Surroundings around, SessionState state, Runnable back) {
        EveningModel.of(around.words(), state)
                .map(evening -> new EveningSheet(evening.screen(), back))
                .ifPresent(sheet -> around.frame().openSheet(sheet, EveningSheet.WIDTH, EveningSheet.HEIGHT, back));
    }
}
