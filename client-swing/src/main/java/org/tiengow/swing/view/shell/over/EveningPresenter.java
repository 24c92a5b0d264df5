package org.tiengow.swing.view.shell.over;

import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.settlement.EveningModel;
import org.tiengow.swing.view.evening.EveningSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The matches of the evening, on a sheet. */
public final class EveningPresenter {
    private EveningPresenter() {}

    /**
     * Lays them over the window, if there are any.
     *
     * @param back takes the sheet away, and does what follows
     */
    public static void openSheet(Surroundings around, SessionState state, Runnable back) {
        EveningModel.of(around.words(), state)
                .map(evening -> new EveningSheet(evening.screen(), back))
                .ifPresent(sheet -> around.frame().openSheet(sheet, EveningSheet.WIDTH, EveningSheet.HEIGHT, back));
    }
}
