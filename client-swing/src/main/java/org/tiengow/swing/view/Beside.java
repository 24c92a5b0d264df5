package org.tiengow.swing.view;

import java.awt.Component;
import java.util.List;
import javax.swing.JComponent;

/** What stands beside the felt in the place of log and chat. */
public interface Beside {
    /** What stands there. */
    JComponent component();

    /** What the keyboard reaches there, in order. */
    List<Component> controls();
}
