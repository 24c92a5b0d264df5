package org.tiengow.swing.theme.part;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.HierarchyEvent;
import java.beans.PropertyChangeListener;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** Scrolls what gets the keyboard's focus into sight, so that a screen larger than its window can be used by keys. */
public final class InSight {
    private static final String FOCUS = "focusOwner";

    private InSight() {}

    /** Does so for everything on something that scrolls, as long as it is in a window. */
    public static void keepFocus(JComponent content) {
        PropertyChangeListener follower = event -> {
            if (event.getNewValue() instanceof Component owner
                    && owner.getParent() != null
                    && SwingUtilities.isDescendingFrom(owner, content)) {
                Rectangle place = SwingUtilities.convertRectangle(owner.getParent(), owner.getBounds(), content);
                content.scrollRectToVisible(place);
            }
        };
        content.addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.DISPLAYABILITY_CHANGED) != 0) {
                KeyboardFocusManager manager = KeyboardFocusManager.getCurrentKeyboardFocusManager();
                manager.removePropertyChangeListener(FOCUS, follower);
                if (content.isDisplayable()) {
                    manager.addPropertyChangeListener(FOCUS, follower);
                }
            }
        });
    }
}
