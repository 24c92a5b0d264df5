package org.tiengow.client.book;

import java.util.List;
import java.util.stream.Collectors;

/** The writer of tables of comma-separated values (RFC 4180). */
public final class Csv {
    private static final String FORMULA = "=+-@'\t";

    private Csv() {}

    /**
     * Returns a text as a cell. One that begins with a sign by which spreadsheets recognise formulas gets an apostrophe before it, because
     * the names of others must not be calculated.
     */
    public static String text(String value) {
        return !value.isEmpty() && FORMULA.indexOf(value.charAt(0)) >= 0 ? "'" + value : value;
    }

    /** Returns a line with its end; a cell with a comma, a quotation mark or a control character is quoted. */
    public static String line(List<String> cells) {
        return cells.stream().map(Csv::quoted).collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String quoted(String cell) {
        boolean special = cell.chars().anyMatch(letter -> letter == ',' || letter == '"' || letter < ' ');
        return special ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }
}
