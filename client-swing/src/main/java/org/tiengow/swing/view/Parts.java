package org.tiengow.swing.view;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;

/** Short ways to make what every screen has. */
public final class Parts {
    private Parts() {}

    /** A panel that shows what lies below it, laid out as MigLayout writes it. */
    public static JPanel clear(String options, String columns, String rows) {
        JPanel panel = new JPanel(new MigLayout(options, columns, rows));
        panel.setOpaque(false);
        return panel;
    }

    /** Does something when a key is pressed while the focus is on a part or inside of it. */
    public static void onKey(JComponent part, String key, Runnable act) {
        part.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        part.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                act.run();
            }
        });
    }

    /** Gives a button a name, by which tests find it and the focus comes back to it, and what it does. */
    public static <B extends AbstractButton> B button(B button, String name, Runnable act) {
        button.setName(name);
        button.addActionListener(event -> act.run());
        return button;
    }
}
