package org.tiengow.swing.view;

import java.awt.Component;
import java.util.List;
import javax.swing.JComponent;

/** The content of the panel beside the felt, in the place of log and chat. */
public interface SidePanelContent {
    /** Returns the component to show. */
    JComponent component();

    /** Returns the components that the keyboard reaches, in focus order. */
    List<Component> controls();
}
