package org.tiengow.swing.view;

import java.awt.event.ActionEvent;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;

/** The keys that scroll, for a sheet whose button has the focus: a pane alone hears them only with the focus inside. */
public final class ScrollKeys {
    private static final List<String> KEYS = List.of("UP", "DOWN", "PAGE_UP", "PAGE_DOWN");

    private ScrollKeys() {}

    /** Lets the whole sheet scroll this pane in it. */
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
