package org.tiengow.presentation.sheet;

import java.util.List;

/**
 * The sheet of all keys of the table.
 *
 * @param title of the sheet
 * @param rows one a deed
 * @param close the button
 */
public record KeysScreen(String title, List<Row> rows, String close) {
    /** Copies the list. */
    public KeysScreen {
        rows = List.copyOf(rows);
    }

    /**
     * A deed and its keys.
     *
     * @param keys as they are written on a keyboard
     * @param deed what they do
     */
    public record Row(String keys, String deed) {}
}
