package org.tiengow.swing.view.shell.over;

import org.tiengow.client.command.ProgramVersion;
import org.tiengow.presentation.sheet.AboutModel;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The sheet about the program, with the licences of third-party work. */
public final class AboutPresenter {
    private AboutPresenter() {}

    public static void openSheet(Surroundings around) {
        AboutModel about = new AboutModel(around.words(), ProgramVersion.name());
        show(around, about, about.screen());
    }

    private static void show(Surroundings around, AboutModel about, SheetScreen screen) {
        new SmallSheet(around.frame(), (act, typed) -> {
                    around.frame().closeSheet();
                    about.after(act).ifPresent(next -> show(around, about, next));
                })
                .show(screen);
    }
}
