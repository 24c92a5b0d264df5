package org.tiengow.swing.view.shell.settings;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsModel;
import org.tiengow.presentation.sheet.AboutModel;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.swing.sound.Sound;
import org.tiengow.swing.view.settings.SettingsInput;
import org.tiengow.swing.view.settings.SettingsSheet;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The controller of the settings sheet, which may lie over any screen. It stays open while its changes rebuild the screen below. */
public final class SettingsController implements SettingsInput {
    private final Surroundings around;
    private final Runnable closed;
    private @Nullable SettingsSheet sheet;
    private Settings shown = Settings.FIRST;

    /** Creates a controller. {@code closed} runs when the sheet has been closed. */
    public SettingsController(Surroundings around, Runnable closed) {
        this.around = around;
        this.closed = closed;
    }

    public void open() {
        shown = around.settings();
        SettingsSheet fresh =
                new SettingsSheet(new SettingsModel(around.words(), shown).screen(), around.tileLook(), this);
        sheet = fresh;
        lay(fresh);
    }

    /** Shows the current settings, and lays the sheet over the screen again if it was removed. */
    void refresh(SettingsSheet open) {
        Settings next = around.settings();
        if (!next.withName(shown.name()).equals(shown)) { // a name is being typed in the sheet itself
            open.show(new SettingsModel(around.words(), next).screen(), around.tileLook());
        }
        shown = next;
        if (!around.frame().shows(open)) {
            lay(open);
        }
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        SettingsSheet open = sheet;
        int volume = around.settings().sound().volume();
        around.change(change);
        if (around.settings().sound().volume() != volume) {
            around.play(Sound.TILE); // how loud that is
        }
        if (open != null) {
            refresh(open);
        }
    }

    @Override
    public void about() {
        close();
        AboutModel about = new AboutModel(around.words(), ProgramVersion.name());
        show(about, about.screen());
    }

    private void show(AboutModel about, SheetScreen screen) {
        new SmallSheet(around.frame(), (act, typed) -> {
                    around.frame().closeSheet();
                    about.after(act).ifPresent(next -> show(about, next));
                })
                .show(screen);
    }

    @Override
    public void close() {
        sheet = null;
        around.frame().closeSheet();
        closed.run();
    }

    private void lay(SettingsSheet open) {
        around.frame().openSheet(open, SettingsSheet.WIDTH, SettingsSheet.HEIGHT, this::close);
    }
}
