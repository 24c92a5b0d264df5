package org.tiengow.swing.view.table;

import java.awt.Component;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.SortingFocusTraversalPolicy;

/**
 * The order of keyboard focus on the table: hand, buttons, seats in playing order, log and chat, bar. The table itself comes first. At
 * the end of its own order it would lead back to the beginning, and the focus could never leave.
 */
final class TableFocus extends SortingFocusTraversalPolicy {
    private final Supplier<List<Component>> order;

    TableFocus(Component table, Supplier<List<Component>> order) {
        super(Comparator.comparingInt(component -> component == table ? -1 : place(component, order.get())));
        this.order = order;
    }

    @Override
    protected boolean accept(Component component) {
        return super.accept(component)
                && component.isFocusable()
                && (order.get().contains(component) || component instanceof AbstractButton);
    }

    private static int place(Component component, List<Component> order) {
        int index = order.indexOf(component);
        return index < 0 ? Integer.MAX_VALUE : index;
    }
}
