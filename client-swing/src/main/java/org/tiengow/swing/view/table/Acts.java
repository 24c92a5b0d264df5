package org.tiengow.swing.view.table;

import java.util.Locale;
import org.tiengow.swing.model.TableScreen.ActKind;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.KeyCap;
import org.tiengow.swing.theme.part.PushButton;

/** How the buttons below the hand look. */
final class Acts {
    private Acts() {}

    /** A button without words yet. */
    static PushButton button(ActKind kind) {
        PushButton button = switch (kind) {
            case HINT ->
                new PushButton(ButtonKind.QUIET, "")
                        .with(Symbol.LAMP)
                        .with(KeyCap.H)
                        .onFelt();
            case FORFEIT -> new PushButton(ButtonKind.SECOND, "").with(KeyCap.F).onFelt();
            case PLAY -> new PushButton(ButtonKind.MAIN, "").with(KeyCap.ENTER).onFelt();
            case DECLARE, DECLINE -> new PushButton(ButtonKind.SECOND, "").onFelt();
        };
        button.setName("act-" + kind.name().toLowerCase(Locale.ROOT));
        return button;
    }
}
