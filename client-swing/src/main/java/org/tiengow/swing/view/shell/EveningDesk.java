package org.tiengow.swing.view.shell;

import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.settlement.EveningModel;
import org.tiengow.swing.view.evening.EveningSheet;

/** The matches of the evening, on a sheet. */
final class EveningDesk {
    private EveningDesk() {}

    /**
     * Lays them over the window, if there are any.
     *
     * @param back takes the sheet away, and does what follows
     */
    static void openSheet(Desk desk, SessionState state, Runnable back) {
        EveningModel.of(desk.words(), state)
                .map(evening -> new EveningSheet(evening.screen(), back))
                .ifPresent(sheet -> desk.frame().openSheet(sheet, EveningSheet.WIDTH, EveningSheet.HEIGHT, back));
    }
}
