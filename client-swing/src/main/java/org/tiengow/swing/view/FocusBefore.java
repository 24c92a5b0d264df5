package org.tiengow.swing.view;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/**
 * The focus owner at an earlier moment, before another component took the focus.
 *
 * @param owner the component that had the focus; null if there was none
 */
public record FocusBefore(@Nullable Component owner) {
    /** No focus owner. */
    public static final FocusBefore NOBODY = new FocusBefore(null);

    /** Returns the current focus owner. */
    public static FocusBefore now() {
        return new FocusBefore(
                KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    }

    /**
     * Rebuilds parts of a screen and restores the focus afterwards. If the focus owner was replaced, the component with the same name gets
     * the focus.
     */
    public static void keep(JComponent screen, Runnable making) {
        FocusBefore before = now();
        boolean here = before.isOn(screen);
        making.run();
        if (here) {
            before.giveBack(screen);
        }
    }

    /** Checks whether the owner is on this screen. */
    public boolean isOn(JComponent screen) {
        return owner != null && SwingUtilities.isDescendingFrom(owner, screen);
    }

    /** Returns the focus to the owner, or to the component with its name on this screen. If there is neither, the screen decides. */
    public void giveBack(JComponent screen) {
        Component wanted = owner;
        if (wanted != null && !(wanted.isShowing() && SwingUtilities.isDescendingFrom(wanted, screen))) {
            wanted = wanted.getName() == null ? null : find(screen, wanted.getName());
        }
        // A component that already has the focus refuses the request. It is asked first all the same, since the focus
        // may be on its way elsewhere.
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
