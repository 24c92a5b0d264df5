package org.tiengow.lab.arena.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.lab.arena.Estimate;

/** A table with an interval in each row, all on one scale, and the scale below. */
final class ScaledTable {
    private final IntervalCells cells;
    private final StringBuilder rows = new StringBuilder();

    /**
     * Creates a table without rows.
     *
     * @param shown the intervals of all rows
     * @param asked a value to mark; null for none
     * @param heads the heading of the names, then the headings of the figures to the right of the intervals
     */
    ScaledTable(List<Estimate> shown, @Nullable Double asked, String... heads) {
        cells = new IntervalCells(shown, asked);
        rows.append("<tr><th class=\"name\">%s</th><th></th>".formatted(heads[0]))
                .append(Stream.of(heads)
                        .skip(1)
                        .map("<th>%s</th>"::formatted)
                        .collect(Collectors.joining("", "", "</tr>\n")));
    }

    /** Adds a row; all texts are HTML. */
    ScaledTable row(String name, Estimate interval, String... figures) {
        rows.append("<tr><td class=\"name\">%s</td><td class=\"plot\">%s</td>".formatted(name, cells.cell(interval)))
                .append(cellsOf(figures));
        return this;
    }

    /** Adds a row without an interval; all texts are HTML. */
    ScaledTable rowWithoutInterval(String name, String... figures) {
        rows.append("<tr><td class=\"name\">%s</td><td class=\"plot\"></td>".formatted(name))
                .append(cellsOf(figures));
        return this;
    }

    /**
     * Returns the whole table as HTML.
     *
     * @param beside the number of columns of figures to the right of the intervals
     */
    String html(int beside) {
        return """
                <table>
                %s<tr class="axis"><td></td><td class="plot">%s</td><td%s></td></tr>
                </table>
                """.formatted(rows, cells.axis(), beside == 1 ? "" : " colspan=\"" + beside + "\"");
    }

    private static String cellsOf(String... figures) {
        return Stream.of(figures).map("<td>%s</td>"::formatted).collect(Collectors.joining("", "", "</tr>\n"));
    }
}
