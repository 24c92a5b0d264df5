package org.tiengow.swing.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.swing.JComponent;

/** A list that others change while somebody uses it: a row stays, with focus and mouse, as long as it shows the same. */
public final class KeptRows {
    private final JComponent page;
    private Map<Object, JComponent> kept = Map.of();

    /**
     * No rows yet.
     *
     * @param page what they stand on, and nothing else does
     */
    public KeptRows(JComponent page) {
        this.page = page;
    }

    /**
     * A row.
     *
     * @param shows everything that is seen of it: rows that show equal things are one
     * @param place what the layout is told of it
     * @param making makes it where it is not there yet
     */
    public record Row(Object shows, String place, Supplier<JComponent> making) {}

    /** Shows these rows. Whoever had the focus has it after, or what has its name in a row that was made anew. */
    public void show(List<Row> rows) {
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
