package org.tiengow.client.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program to which the book is passed on: reads its tables and objects. */
public final class BookReader {
    /** A cell, quoted or plain, and what ends it. */
    private static final Pattern CELL = Pattern.compile("(?:\"((?:[^\"]|\"\")*)\"|([^\",\r\n]*))(,|\r\n)");

    private BookReader() {}

    /** Returns the lines of a table without its headings. */
    public static List<BookCsv.Line> table(String text) {
        List<BookCsv.Line> lines = new ArrayList<>();
        List<String> row = new ArrayList<>();
        int read = 0;
        for (Matcher cell = CELL.matcher(text); cell.lookingAt(); cell.region(read, text.length())) {
            row.add(cell.group(1) == null ? cell.group(2) : cell.group(1).replace("\"\"", "\""));
            read = cell.end();
            if (!cell.group(3).equals(",")) {
                if (!row.get(0).equals("night")) {
                    lines.add(line(row.iterator()));
                }
                row.clear();
            }
        }
        assertThat(read).as("the table has been read to its end").isEqualTo(text.length());
        return lines;
    }

    /** Returns an exported book. */
    public static BookExport object(String json) {
        return BookJson.PRETTY.fromJson(json, BookExport.class);
    }

    private static BookCsv.Line line(Iterator<String> cells) {
        return new BookCsv.Line(
                word(cells),
                word(cells),
                word(cells),
                word(cells),
                word(cells),
                number(cells),
                word(cells),
                word(cells),
                cells.next().equals("yes"),
                number(cells),
                number(cells),
                number(cells),
                number(cells),
                number(cells),
                number(cells));
    }

    private static String word(Iterator<String> cells) {
        return cells.next().replaceFirst("^'", "");
    }

    private static int number(Iterator<String> cells) {
        return Integer.parseInt(cells.next());
    }
}
