package org.tiengow.swing.view;

import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.theme.part.ScrolledPanel;

/** A scrollable panel that is as wide as its pane and as high as its content. */
public final class ScrollPage extends ScrolledPanel {
    /**
     * Creates an empty page.
     *
     * @param columns the column constraints of MigLayout
     * @param wrap the number of columns
     */
    public ScrollPage(String columns, int wrap) {
        super(new MigLayout("insets 0, gap 12 6, fillx, wrap " + wrap, columns));
    }
}
