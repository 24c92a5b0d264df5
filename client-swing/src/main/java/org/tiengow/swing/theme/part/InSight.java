package org.tiengow.swing.theme.part;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.HierarchyEvent;
import java.beans.PropertyChangeListener;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** A helper that scrolls the focused component into view. So a screen larger than its window can be used by keyboard. */
public final class InSight {
    private static final String FOCUS = "focusOwner";

    private InSight() {}

    /** Scrolls each component inside the content into view when it gains the focus, while the content is in a window. */
    public static void keepFocus(JComponent content) {
        PropertyChangeListener follower = event -> {
            if (event.getNewValue() instanceof Component owner
                    && owner.getParent() != null
                    && SwingUtilities.isDescendingFrom(owner, content)) {
                if (owner.getParent() instanceof JComponent parent) {
                    parent.scrollRectToVisible(owner.getBounds()); // a viewport inside the content passes nothing on
                }
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
