package org.tiengow.swing.view.table;

import java.awt.Component;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.SortingFocusTraversalPolicy;

/** The keyboard's way through the table: hand, buttons, seats in playing order, log and chat, bar. */
final class TableFocus extends SortingFocusTraversalPolicy {
    private final Supplier<List<Component>> order;

    TableFocus(Supplier<List<Component>> order) {
        super(Comparator.comparingInt(component -> place(component, order.get())));
        this.order = order;
    }

    @Override
    protected boolean accept(Component component) {
        return super.accept(component)
                && component.isFocusable()
                && (order.get().contains(component) || component instanceof AbstractButton);
    }

    /** The table itself is first: at the end of its own order it would lead back to its beginning, and never out. */
    private static int place(Component component, List<Component> order) {
        if (component instanceof TableView) {
            return -1;
        }
        int index = order.indexOf(component);
        return index < 0 ? Integer.MAX_VALUE : index;
    }
}
