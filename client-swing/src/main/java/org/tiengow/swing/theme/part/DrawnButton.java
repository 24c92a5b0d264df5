package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.JButton;

/** A button that draws itself whole, and is as large as it wants to be, never more or less. */
public abstract class DrawnButton extends JButton {
    /** A button with a text. */
    protected DrawnButton(String text) {
        super(text);
        bare(this);
        setRolloverEnabled(true);
    }

    /** Takes away all that Swing would draw of a button. */
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
