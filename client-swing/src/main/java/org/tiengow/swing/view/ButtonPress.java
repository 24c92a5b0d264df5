package org.tiengow.swing.view;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import javax.swing.AbstractButton;
import javax.swing.ButtonModel;
import javax.swing.event.ChangeEvent;
import javax.swing.event.ChangeListener;
import org.jspecify.annotations.Nullable;

/** Delays the replacement of buttons while one of them is pressed. Swing drops the click on a button that is removed before the release. */
public final class ButtonPress {
    private ButtonPress() {}

    /**
     * Runs a change at once, or after the release if a button on the panel is pressed.
     *
     * @param change shows the latest state; it may run several times
     */
    public static void delay(Container panel, Runnable change) {
        ButtonModel pressed = pressed(panel);
        if (pressed == null) {
            change.run();
            return;
        }
        pressed.addChangeListener(new ChangeListener() {
            @Override
            public void stateChanged(ChangeEvent event) {
                if (!pressed.isPressed()) {
                    pressed.removeChangeListener(this);
                    EventQueue.invokeLater(change);
                }
            }
        });
    }

    private static @Nullable ButtonModel pressed(Container panel) {
        for (Component child : panel.getComponents()) {
            if (child instanceof AbstractButton button && button.getModel().isPressed()) {
                return button.getModel();
            }
            ButtonModel inner = child instanceof Container parent ? pressed(parent) : null;
            if (inner != null) {
                return inner;
            }
        }
        return null;
    }
}
