package org.tiengow.swing.view.table.hand;

import java.util.Locale;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.KeyCap;
import org.tiengow.swing.theme.part.PushButton;

/** The look of the buttons below the hand. */
final class Acts {
    private Acts() {}

    /** Creates the button of a kind, without its label. */
    static PushButton button(ActKind kind) {
        PushButton button = switch (kind) {
            case HINT -> new PushButton(ButtonKind.QUIET, "").with(Symbol.LAMP).onFelt();
            case FORFEIT, PLAY_AHEAD, FORFEIT_AHEAD, DECLARE, DECLINE -> new PushButton(ButtonKind.SECOND, "").onFelt();
            case PLAY -> new PushButton(ButtonKind.MAIN, "").onFelt();
        };
        button.with(key(kind));
        button.setName("act-" + kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        return button;
    }

    /** Returns the key of a button. */
    static KeyCap key(ActKind kind) {
        return switch (kind) {
            case HINT -> KeyCap.H;
            case FORFEIT, FORFEIT_AHEAD -> KeyCap.F;
            case PLAY, PLAY_AHEAD -> KeyCap.ENTER;
            case DECLARE, DECLINE -> KeyCap.NONE;
        };
    }
}
