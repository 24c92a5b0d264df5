package org.tiengow.swing.view;

import java.awt.event.ActionEvent;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;

/**
 * Key bindings that scroll a pane of a sheet while a button outside the pane has the focus. A scroll pane by itself reacts only while the
 * focus is inside.
 */
public final class ScrollKeys {
    private static final List<String> KEYS = List.of("UP", "DOWN", "PAGE_UP", "PAGE_DOWN");

    private ScrollKeys() {}

    /** Binds the scroll keys of the whole sheet to this pane. */
    public static void bind(JComponent sheet, JScrollPane scroll) {
        for (String name : KEYS) {
            KeyStroke key = KeyStroke.getKeyStroke(name);
            Object scrolling = scroll.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                    .get(key);
            sheet.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(key, key);
            sheet.getActionMap().put(key, new AbstractAction() {
                @Override
                public void actionPerformed(ActionEvent event) {
                    Action action = scroll.getActionMap().get(scrolling);
                    if (action != null) {
                        action.actionPerformed(new ActionEvent(scroll, event.getID(), String.valueOf(scrolling)));
                    }
                }
            });
        }
    }
}
