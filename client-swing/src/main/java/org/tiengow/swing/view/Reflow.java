package org.tiengow.swing.view;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.swing.theme.Scale;

/** A panel with a second arrangement for little room, such as large text in a small window. */
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
     * Creates an empty panel.
     *
     * @param options the layout options of MigLayout
     * @param least the smallest width at scale 1 for the wide arrangement
     * @param wideColumns the columns of the wide arrangement
     * @param narrowColumns the columns of the narrow arrangement
     */
    public Reflow(String options, int least, String wideColumns, String narrowColumns) {
        this.layout = new MigLayout(options, wideColumns);
        this.least = least;
        this.wideColumns = wideColumns;
        this.narrowColumns = narrowColumns;
        setLayout(layout);
        setOpaque(false);
    }

    /** Adds a component with its constraints in both arrangements. */
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
        if (arrange()) {
            // The parents were laid out for the other arrangement, and count as valid once this layout ends.
            EventQueue.invokeLater(this::revalidate);
        }
        super.doLayout();
    }

    /** Arranges the parts for the current width, and returns whether that changed anything. */
    private boolean arrange() {
        // A panel without a width keeps its arrangement: a parent that gives it one in one arrangement only would
        // toggle for ever.
        boolean room = getWidth() == 0 ? wide : getWidth() >= Scale.px(least);
        if (arranged && room == wide) {
            return false;
        }
        arranged = true;
        wide = room;
        layout.setColumnConstraints(wide ? wideColumns : narrowColumns);
        for (Part part : parts) {
            layout.setComponentConstraints(part.component(), wide ? part.wide() : part.narrow());
        }
        layout.invalidateLayout(this);
        revalidate();
        return true;
    }
}
