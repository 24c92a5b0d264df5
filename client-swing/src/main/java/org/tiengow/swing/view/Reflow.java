package org.tiengow.swing.view;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.theme.Scale;

/** Parts that stand in another order where there is little room: large text in a small window. */
public final class Reflow extends JPanel {
    private final MigLayout layout;
    private final int least;
    private final String wideColumns;
    private final String narrowColumns;
    private final List<Part> parts = new ArrayList<>();
    private boolean arranged;
    private boolean wide = true;

    private record Part(JComponent component, String wide, String narrow) {}

    /**
     * An empty panel.
     *
     * @param options as MigLayout writes them
     * @param least the width at scale 1 from which it is wide
     * @param wideColumns the columns where it is wide
     * @param narrowColumns the columns where it is not
     */
    public Reflow(String options, int least, String wideColumns, String narrowColumns) {
        this.layout = new MigLayout(options, wideColumns);
        this.least = least;
        this.wideColumns = wideColumns;
        this.narrowColumns = narrowColumns;
        setLayout(layout);
        setOpaque(false);
    }

    /** Adds a part with where it stands in either case. */
    public Reflow with(JComponent component, String wideConstraints, String narrowConstraints) {
        parts.add(new Part(component, wideConstraints, narrowConstraints));
        add(component, wideConstraints);
        return this;
    }

    @Override
    public Dimension getPreferredSize() {
        arrange();
        return super.getPreferredSize();
    }

    @Override
    public Dimension getMinimumSize() {
        arrange();
        return super.getMinimumSize();
    }

    @Override
    public void doLayout() {
        arrange();
        super.doLayout();
    }

    private void arrange() {
        boolean room = getWidth() == 0 || getWidth() >= Scale.px(least);
        if (arranged && room == wide) {
            return;
        }
        arranged = true;
        wide = room;
        layout.setColumnConstraints(wide ? wideColumns : narrowColumns);
        for (Part part : parts) {
            layout.setComponentConstraints(part.component(), wide ? part.wide() : part.narrow());
        }
        layout.invalidateLayout(this);
        revalidate();
    }
}
