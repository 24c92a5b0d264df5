package org.tiengow.swing.view;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;

/** Factory methods for components that every screen has. */
public final class UiFactory {
    private UiFactory() {}

    /** Returns a transparent panel with a MigLayout. */
    public static JPanel clear(String options, String columns, String rows) {
        JPanel panel = new JPanel(new MigLayout(options, columns, rows));
        panel.setOpaque(false);
        return panel;
    }

    /** Runs the action when the key is pressed while the component or one of its descendants has the focus. */
    public static void onKey(JComponent part, String key, Runnable act) {
        part.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        part.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                act.run();
            }
        });
    }

    /** Prepares a button: its action, and the name by which tests and the restoring of the focus find it. */
    public static <B extends AbstractButton> B button(B button, String name, Runnable act) {
        button.setName(name);
        button.addActionListener(event -> act.run());
        return button;
    }
}
