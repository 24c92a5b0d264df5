package org.tiengow.swing.view.shell;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.sheet.GoOnModel;
import org.tiengow.presentation.sheet.GoOnScreen;
import org.tiengow.swing.view.night.GoOnInput;
import org.tiengow.swing.view.night.GoOnSheet;

/** Whether to go on without a host that is gone: a sheet over the table, until there is a host again. */
final class GoOnDesk implements GoOnInput {
    private final Desk desk;
    private final TablePlace place;
    private @Nullable GoOnSheet sheet;
    private int height;

    GoOnDesk(Desk desk, TablePlace place) {
        this.desk = desk;
        this.place = place;
    }

    /**
     * Shows how it stands.
     *
     * @param seconds for how many more the session looks for a host
     */
    void show(SessionState state, int seconds) {
        Optional<GoOnScreen> screen = GoOnModel.of(desk.words(), state).map(model -> model.screen(seconds));
        if (screen.isPresent()) {
            lay(screen.get());
        } else if (sheet != null) {
            stop();
            place.backToTable();
        }
    }

    /** Nobody asks any more. */
    void stop() {
        sheet = null;
    }

    @Override
    public void goOn(GoOnScreen.ActKind kind) {
        place.ask(
                switch (kind) {
                    case AGREE -> place.session().agree();
                    case TAKE_BACK -> place.session().stopAgreeing();
                },
                refusal -> show(place.state(), 0));
    }

    @Override
    public void retry() {
        place.retry();
    }

    @Override
    public void leave() {
        place.leave();
    }

    /** Anything else that lies over the table is about a round that cannot go on; only what is asked about leaving may. */
    private void lay(GoOnScreen screen) {
        GoOnSheet current = sheet == null ? new GoOnSheet(this) : sheet;
        sheet = current;
        current.show(screen);
        boolean covered = !desk.frame().shows(null) && !desk.frame().shows(current);
        if (!covered && (!desk.frame().shows(current) || height != GoOnSheet.height(screen))) {
            height = GoOnSheet.height(screen);
            desk.frame().openSheet(current, GoOnSheet.WIDTH, height, null);
        }
    }
}
