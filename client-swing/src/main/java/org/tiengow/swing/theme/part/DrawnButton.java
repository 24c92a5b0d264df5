package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JButton;

/** A button that paints itself completely and always has its preferred size. */
public abstract class DrawnButton extends JButton {
    /** Creates a button with a text. */
    protected DrawnButton(String text) {
        super(text);
        bare(this);
        setRolloverEnabled(true);
    }

    /** Removes everything that Swing would paint of a button. */
    public static void bare(AbstractButton button) {
        button.setContentAreaFilled(false);
        button.setBorder(BorderFactory.createEmptyBorder());
        button.setFocusPainted(false);
        button.setOpaque(false);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    public Dimension getMaximumSize() {
        return getPreferredSize();
    }
}
