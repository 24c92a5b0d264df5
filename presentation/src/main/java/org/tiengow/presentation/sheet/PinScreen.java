package org.tiengow.presentation.sheet;

import java.util.regex.Pattern;
import org.tiengow.presentation.words.Words;

/**
 * The sheet on which a PIN is chosen for a table of one's own: finished words, in the reader's language.
 *
 * @param title of the sheet
 * @param text what a PIN does
 * @param label of the field
 * @param wrong said of what cannot be one
 * @param host the label of what opens the table
 * @param cancel the label of what takes the sheet away
 */
public record PinScreen(String title, String text, String label, String wrong, String host, String cancel) {
    private static final Pattern FIGURES = Pattern.compile("[0-9]{4,8}");

    /** The sheet. */
    public static PinScreen of(Words words) {
        return new PinScreen(
                words.get("hostPin.title"),
                words.get("hostPin.text"),
                words.get("start.pin"),
                words.get("hostPin.wrong"),
                words.get("start.host"),
                words.get("window.cancel"));
    }

    /** Whether this can be a PIN: 4 to 8 figures, which can be read out and typed in any language. */
    public static boolean isPin(String typed) {
        return FIGURES.matcher(typed).matches();
    }
}
