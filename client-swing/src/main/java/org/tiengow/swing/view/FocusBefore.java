package org.tiengow.swing.view;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/**
 * Who had the keyboard's focus before something else took it.
 *
 * @param owner who; null for nobody
 */
public record FocusBefore(@Nullable Component owner) {
    /** Nobody. */
    public static final FocusBefore NOBODY = new FocusBefore(null);

    /** Who has it now. */
    public static FocusBefore now() {
        return new FocusBefore(
                KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    }

    /** Makes parts of a screen anew: whoever had the focus there has it after, or what has its name now. */
    public static void keep(JComponent screen, Runnable making) {
        FocusBefore before = now();
        boolean here = before.isOn(screen);
        making.run();
        if (here) {
            before.giveBack(screen);
        }
    }

    /** Whether the owner is on this screen. */
    public boolean isOn(JComponent screen) {
        return owner != null && SwingUtilities.isDescendingFrom(owner, screen);
    }

    /** Gives it back if the owner, or one of its name, is on this screen; else the screen decides. */
    public void giveBack(JComponent screen) {
        Component wanted = owner;
        if (wanted != null && !(wanted.isShowing() && SwingUtilities.isDescendingFrom(wanted, screen))) {
            wanted = wanted.getName() == null ? null : find(screen, wanted.getName());
        }
        // Asking for what one has already is refused; asked first all the same, since it may be on its way elsewhere.
        if (wanted == null || !(wanted.requestFocusInWindow() || wanted.isFocusOwner())) {
            screen.requestFocusInWindow();
        }
    }

    private static @Nullable Component find(Container parent, String name) {
        for (Component child : parent.getComponents()) {
            Component found =
                    name.equals(child.getName()) ? child : child instanceof Container inner ? find(inner, name) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }
}
