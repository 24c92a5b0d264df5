package org.tiengow.swing.view.shell;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsModel;
import org.tiengow.swing.view.settings.SettingsInput;
import org.tiengow.swing.view.settings.SettingsSheet;

/** The settings, over whatever is shown; they stay open while everything changes below them. */
final class SettingsDesk implements SettingsInput {
    private final Desk desk;
    private final Runnable closed;
    private @Nullable SettingsSheet sheet;
    private Settings shown = Settings.FIRST;

    /** Settings that tell when their sheet is gone. */
    SettingsDesk(Desk desk, Runnable closed) {
        this.desk = desk;
        this.closed = closed;
    }

    /** Opens the sheet. */
    void open() {
        shown = desk.settings();
        SettingsSheet fresh = new SettingsSheet(new SettingsModel(desk.words(), shown).screen(), desk.tileLook(), this);
        sheet = fresh;
        lay(fresh);
    }

    /** Whether the sheet lies over the screen. */
    boolean isOpen() {
        return sheet != null && desk.frame().shows(sheet);
    }

    /** Lays the sheet over the screen again, and shows what is in force now. */
    void refresh(SettingsSheet open) {
        Settings next = desk.settings();
        if (!next.withName(shown.name()).equals(shown)) { // a name is being typed into the sheet itself
            open.show(new SettingsModel(desk.words(), next).screen(), desk.tileLook());
        }
        shown = next;
        if (!desk.frame().shows(open)) {
            lay(open);
        }
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        SettingsSheet open = sheet;
        desk.change(change);
        if (open != null) {
            refresh(open);
        }
    }

    @Override
    public void close() {
        sheet = null;
        desk.frame().closeSheet();
        closed.run();
    }

    private void lay(SettingsSheet open) {
        desk.frame().openSheet(open, SettingsSheet.WIDTH, SettingsSheet.HEIGHT, this::close);
    }
}
