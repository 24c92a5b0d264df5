package org.tiengow.swing.theme.part;

import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JButton;

/** A button that draws itself whole, and is as large as it wants to be, never more or less. */
public abstract class DrawnButton extends JButton {
    /** A button with a text. */
    protected DrawnButton(String text) {
        super(text);
        setContentAreaFilled(false);
        setBorder(BorderFactory.createEmptyBorder());
        setFocusPainted(false);
        setOpaque(false);
        setRolloverEnabled(true);
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
