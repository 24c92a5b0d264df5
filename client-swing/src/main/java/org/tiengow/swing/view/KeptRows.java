package org.tiengow.swing.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.swing.JComponent;

/**
 * A list of rows that may change while the user works in it. A row keeps its component, with focus and mouse state, as long as it shows the
 * same content.
 */
public final class KeptRows {
    private final JComponent page;
    private Map<Object, JComponent> kept = Map.of();
    private List<Row> rows = List.of();

    /**
     * Creates an empty list.
     *
     * @param page the parent of the rows, which holds nothing else
     */
    public KeptRows(JComponent page) {
        this.page = page;
    }

    /**
     * A row of the list.
     *
     * @param shows the visible content; rows with equal content share one component
     * @param place the layout constraint of the row
     * @param making creates the component of a new row
     */
    public record Row(Object shows, String place, Supplier<JComponent> making) {}

    /**
     * Shows these rows, after the release if a button in the list is pressed. The focus stays where it was. If its row was recreated, the
     * component of the same name there gets the focus.
     */
    public void show(List<Row> wanted) {
        rows = List.copyOf(wanted);
        ButtonPress.delay(page, this::showRows);
    }

    private void showRows() {
        if (rows.stream().map(Row::shows).toList().equals(List.copyOf(kept.keySet()))) {
            return;
        }
        FocusBefore.keep(page, () -> {
            Map<Object, JComponent> wanted = new LinkedHashMap<>();
            Map<JComponent, String> places = new LinkedHashMap<>();
            for (Row row : rows) {
                JComponent there = kept.get(row.shows());
                JComponent part = there == null ? row.making().get() : there;
                wanted.put(row.shows(), part);
                places.put(part, row.place());
            }
            kept.values().stream().filter(part -> !places.containsKey(part)).forEach(page::remove);
            int at = 0;
            for (Map.Entry<JComponent, String> each : places.entrySet()) {
                if (at == page.getComponentCount() || page.getComponent(at) != each.getKey()) {
                    page.add(each.getKey(), each.getValue(), at);
                }
                at++;
            }
            kept = wanted;
        });
        page.revalidate();
        page.repaint();
    }
}
