package org.tiengow.swing.view;

import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.theme.part.ScrolledPanel;

/** Content that is as wide as its pane and as high as it needs to be. */
public final class Page extends ScrolledPanel {
    /**
     * An empty page.
     *
     * @param columns the columns as MigLayout writes them
     * @param wrap how many there are
     */
    public Page(String columns, int wrap) {
        super(new MigLayout("insets 0, gap 12 6, fillx, wrap " + wrap, columns));
    }
}
