package org.tiengow.presentation.sheet;

import java.util.Optional;

/** What stands on a small sheet. */
final class Sheets {
    private Sheets() {}

    /** The paragraph of this name. */
    static String text(SheetScreen screen, String name) {
        return screen.parts().stream()
                .filter(part ->
                        part instanceof SheetScreen.Text text && text.name().equals(name))
                .map(part -> ((SheetScreen.Text) part).words())
                .findFirst()
                .orElseThrow();
    }

    /** What an act is called; empty where the sheet has none of this id. */
    static Optional<String> label(SheetScreen screen, String act) {
        return screen.acts().stream()
                .filter(each -> each.id().equals(act))
                .map(SheetScreen.Act::words)
                .findFirst();
    }
}
